/**
 * Runs every contender once in each round, starting with another one each time, so that neither the heat of the
 * machine nor the order favours one of them. Answers the figures of each, by round.
 */
export async function interleave<Name extends string>(
  rounds: number,
  contenders: Readonly<Record<Name, () => Promise<number>>>,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(contenders) as Name[]
  const figures = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>
  for (let round = 0; round < rounds; round += 1) {
    for (let place = 0; place < names.length; place += 1) {
      const name = names[(place + round) % names.length] as Name
      figures[name].push(await contenders[name]())
    }
  }
  return figures
}

/** How long work takes in milliseconds. */
export async function millisecondsOf(work: () => unknown): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
