import type { TimeGridRow } from '../time-grid/time-grid-types.ts'

export const monday = '2026-11-16'
export const today = '2026-11-19'
const minutes = (count: number) => ({ seconds: count * 60 })

/** A week of hours, up to its Thursday. */
export const hours: readonly TimeGridRow[] = [
  {
    id: 'signs',
    title: 'Bewegwijzering',
    task: 'Ontwerp',
    description: 'Gemeente Haarlem',
    colour: '#0a7e92',
    entries: {
      '2026-11-16': { ...minutes(360), hasNote: true },
      '2026-11-17': minutes(270),
      '2026-11-19': minutes(135),
    },
  },
  {
    id: 'site',
    title: 'Website',
    task: 'Bouw',
    description: 'Van Rijn B.V.',
    colour: '#6b5bb5',
    entries: { '2026-11-17': minutes(150), '2026-11-19': { ...minutes(84), running: true } },
  },
  {
    id: 'studio',
    title: 'Studio',
    description: 'intern · niet factureerbaar',
    entries: { '2026-11-16': minutes(120) },
  },
]
