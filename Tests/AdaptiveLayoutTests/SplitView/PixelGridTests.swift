import AdaptiveLayout
import Testing

@Suite("A grid of device pixels")
struct PixelGridTests {
    static let points: [Double] = [
        0, -0.0, 0.25, 0.499_999_999_999_999_94, 0.5, 0.75, 954.25, 954.5, 1e9 + 0.5, 0x1p51 - 0.25, 0x1p52, 0x1p53 + 2,
        1e300, .infinity, -0.25, -0.5, -0.75, -3.5, -0x1p52,
    ]

    @Test("rounds to the nearest pixel, half a pixel up, whatever the number", arguments: points, [1.0, 2, 3])
    func rounding(_ points: Double, _ scale: Double) {
        let expected = (points * scale + 0.5).rounded(.down) / scale
        #expect(PixelGrid(scale: scale).rounded(points) == expected)
    }

    @Test("leaves what is no number as it is")
    func noNumber() {
        #expect(PixelGrid(scale: 2).rounded(.nan).isNaN)
    }
}
