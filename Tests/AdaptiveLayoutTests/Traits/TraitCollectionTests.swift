import AdaptiveLayout
import Testing

@Suite("A trait collection")
struct TraitCollectionTests {
    @Test("holds each value of each trait, and leaves the others alone")
    func eachValue() {
        for trait in EnumeratedTrait.allCases {
            for other in EnumeratedTrait.allCases where other != trait {
                var traits = TraitCollection()
                traits[code: other] = UInt8(other.valueNames.count)
                for code in 0...UInt8(trait.valueNames.count) {
                    traits[code: trait] = code
                    #expect(traits[code: trait] == code)
                    #expect(traits[code: other] == UInt8(other.valueNames.count))
                }
            }
        }
    }

    @Test("takes from another what that specifies, and keeps what it leaves out (TC-4)", arguments: 0..<200)
    func merging(seed: Int) {
        var chance = SplitViewChance(seed: seed)
        let (own, other) = (collection(&chance), collection(&chance))
        let merged = own.merging(other)
        for trait in EnumeratedTrait.allCases {
            let expected = other[code: trait] == 0 ? own[code: trait] : other[code: trait]
            #expect(merged[code: trait] == expected)
        }
        #expect(merged.displayScale == other.displayScale ?? own.displayScale)
        #expect(merged.typesettingLanguage == other.typesettingLanguage ?? own.typesettingLanguage)
        #expect(merged.containsTraits(in: other))
        #expect(own.containsTraits(in: other) == (merged == own))
    }

    @Test("is empty until a trait is specified, and contains no trait of others but none (TC-5)")
    func emptiness() {
        for trait in EnumeratedTrait.allCases {
            var traits = TraitCollection()
            #expect(traits.isEmpty)
            traits[code: trait] = 1
            #expect(!traits.isEmpty)
            #expect(!TraitCollection().containsTraits(in: traits))
            #expect(traits.containsTraits(in: TraitCollection()))
        }
    }

    @Test("takes no code beyond the fifteen that a trait may have")
    func greatestCode() async {
        await #expect(processExitsWith: .failure) {
            var traits = TraitCollection()
            traits[code: .layoutDirection] = 16
        }
        #expect(EnumeratedTrait.allCases.allSatisfy { $0.valueNames.count <= 15 })
    }

    private func collection(_ chance: inout SplitViewChance) -> TraitCollection {
        var traits = TraitCollection()
        for trait in EnumeratedTrait.allCases where chance.chance(0.5) {
            traits[code: trait] = UInt8(chance.pick(Array(1...trait.valueNames.count)))
        }
        if chance.chance(0.5) { traits.displayScale = chance.pick([1, 2, 3]) }
        if chance.chance(0.5) { traits.typesettingLanguage = chance.pick(["de", "ar", "zh-Hant-TW"]) }
        return traits
    }
}
