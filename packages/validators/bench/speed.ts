const ROUND_MS = 120
const ROUNDS = 9

export type Check = (text: string) => boolean

/**
 * Millions of checks a second of each, over the same inputs. The contenders take turns in short rounds and the median
 * counts; the time is that of the processor, so that a neighbour on the machine weighs on nobody.
 */
export function compareSpeed(checks: Record<string, Check>, inputs: readonly string[]): Map<string, number> {
  const rounds = new Map(Object.keys(checks).map((name) => [name, [] as number[]]))
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, check] of Object.entries(checks)) rounds.get(name)?.push(measure(check, inputs))
  }
  return new Map([...rounds].map(([name, speeds]) => [name, median(speeds)]))
}

function measure(check: Check, inputs: readonly string[]): number {
  const start = processorMs()
  let done = 0
  let accepted = 0
  while (processorMs() - start < ROUND_MS) {
    for (let repeat = 0; repeat < 20; repeat++) for (const input of inputs) if (check(input)) accepted++
    done += 20 * inputs.length
  }
  if (accepted < 0) throw new Error('The result is read so that the work is not optimised away')
  return done / (processorMs() - start) / 1000
}

function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
