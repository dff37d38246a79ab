import type { Tally } from './writers.test-support.ts'

/** What broke, and how often it does. */
export interface NamedFault {
  readonly name: string
  readonly times: number
}

/** The table of `docs/operations`. */
export function tableOf(tallies: ReadonlyMap<NamedFault, Tally>): string {
  const rows = [...tallies].map(
    ([{ name, times }, { lost, doubled }]) => `| ${name} | ${times} | ${lost} | ${doubled} |`,
  )
  return ['| fault | times | lost | doubled |', '|---|---|---|---|', ...rows].join('\n')
}
