import Glibc

// InstructionCounts NAME COUNT: does the workload COUNT times. InstructionCounts: lists the workloads.
let workloads = try Workload.all()
let arguments = CommandLine.arguments
guard arguments.count == 3, let count = Int(arguments[2]) else {
    for workload in workloads { print(workload.name) }
    exit(arguments.count == 1 ? 0 : 2)
}
guard let workload = workloads.first(where: { $0.name == arguments[1] }) else { exit(2) }
var sum = 0
for _ in 0..<count { sum &+= try workload.operation() }
print(sum)
