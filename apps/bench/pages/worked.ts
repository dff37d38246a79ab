export const DAYS = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'] as const

export interface Worked {
  readonly id: string
  readonly title: string
  readonly task: string
  readonly entries: Readonly<Record<string, { seconds: number }>>
}

/** So many entries of a working week: five for each thing that was worked on. */
export const workedOn = (entryCount: number): Worked[] =>
  Array.from({ length: entryCount / DAYS.length }, (_, index) => ({
    id: `${index}.`,
    title: `Project ${index}`,
    task: 'Ontwerp',
    entries: Object.fromEntries(DAYS.map((day, at) => [day, { seconds: 900 * (1 + ((index + at) % 9)) }])),
  }))
