import type { Interval } from '../../calendar/index.ts'

/** How often, as people say it: 'elke maand', 'elk kwartaal', 'elke 2 weken'. */
export function intervalText({ unit, count }: Pick<Interval, 'unit' | 'count'>): string {
  if (unit === 'month' && count === 3) return 'elk kwartaal'
  if (unit === 'month' && count === 6) return 'elk half jaar'
  const [one, many, every] = words[unit]
  return count === 1 ? `${every} ${one}` : `elke ${count} ${many}`
}

const words = {
  day: ['dag', 'dagen', 'elke'],
  week: ['week', 'weken', 'elke'],
  month: ['maand', 'maanden', 'elke'],
  year: ['jaar', 'jaar', 'elk'],
} as const
