import { interleave, millisecondsOf } from '../measure/interleave.ts'

const ROUNDS = 5
/** A p95 of fewer is the slowest call. */
const LEAST_CALLS = 20
const MOST_CALLS = 100
const FIRST_CALLS = 10
/** What calls of both take together in a round, so that a cheap read is called more often and all of them end in minutes. */
const ROUND_MS = 350

export interface Round {
  readonly among: readonly number[]
  readonly alone: readonly number[]
}

/** Milliseconds of calls in both, by turns, in rounds; what is called first is not measured. */
export async function roundsOf(
  calls: Readonly<Record<keyof Round, () => Promise<unknown>>>,
): Promise<readonly Round[]> {
  const byTurns = (times: number) =>
    interleave(times, {
      among: () => millisecondsOf(calls.among),
      alone: () => millisecondsOf(calls.alone),
    })
  const firstMs = await millisecondsOf(() => byTurns(FIRST_CALLS))
  const times = callsOf(firstMs / FIRST_CALLS)
  const rounds: Round[] = []
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await byTurns(times))
  return rounds
}

/** How many calls of each a round has, when one of each takes so long together. */
export const callsOf = (pairMs: number): number =>
  Math.min(MOST_CALLS, Math.max(LEAST_CALLS, Math.round(ROUND_MS / pairMs)))
