/** How a locale writes the time of a day. */
export interface TimeStyle {
  /** `HH:MM` of what was typed, or null. */
  parse: (text: string) => string | null
  /** `HH:MM` as people there read it. */
  show: (time: string) => string
}

const MINUTES_OF_DAY = 24 * 60

/** Minutes since midnight of `HH:MM`. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** `HH:MM` of minutes since midnight, round the day. */
export function timeOf(minutes: number): string {
  const within = (minutes + MINUTES_OF_DAY) % MINUTES_OF_DAY
  const [hour, minute] = [Math.floor(within / 60), within % 60]
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

const WRITTEN = /^(\d{1,2})(?: ?[:.,hu] ?(\d{2}))? ?(?:h|u|uur|uhr)?$/
const BARE = /^(\d{1,2})(\d{2})$/

/** The time of day in a locale: typed as `9`, `930`, `9:30`, `9.30`, `9u30` or `9:30 pm`, with its own digits and words. */
export function timeIn(locale: string): TimeStyle {
  const halved = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12
  const hours = halved ? ({ hour: 'numeric' } as const) : ({ hour: '2-digit', hourCycle: 'h23' } as const)
  const format = new Intl.DateTimeFormat(locale, { ...hours, minute: '2-digit', timeZone: 'UTC' })
  const at = (time: string) => new Date(minutesOf(time) * 60_000)
  const period = (time: string) =>
    format
      .formatToParts(at(time))
      .find(({ type }) => type === 'dayPeriod')
      ?.value.toLowerCase() ?? '\0'
  const digits = [...new Intl.NumberFormat(locale, { useGrouping: false }).format(9_876_543_210)].toReversed()
  const halves = [
    [period('01:00'), 'a.m.', 'am'],
    [period('13:00'), 'p.m.', 'pm'],
  ]

  return {
    // A browser and a server write the space in '9:30 AM' differently, and what the server sent has to be the same.
    show: (time) => format.format(at(time)).replaceAll(/\s/g, ' '),
    parse: (text) => {
      const plain = [...text.trim().toLowerCase()].map((letter) => asDigit(letter, digits)).join('')
      const typed = plain.replaceAll(/\s+/g, ' ')
      const half = halves.findIndex((words) => words.some((word) => typed.includes(word)))
      const word = halves[half]?.find((each) => typed.includes(each)) ?? ''
      const match = WRITTEN.exec(typed.replace(word, '').trim()) ?? BARE.exec(typed.replace(word, '').trim())
      return match ? read(Number(match[1]), Number(match[2] ?? 0), half) : null
    },
  }
}

const asDigit = (letter: string, digits: readonly string[]): string => {
  const digit = digits.indexOf(letter)
  return digit === -1 ? letter : String(digit)
}

/** `half` is 0 before noon, 1 after it, and -1 where nobody says: then the hour is of 24. */
function read(hour: number, minute: number, half: number): string | null {
  if (minute > 59 || hour > 23 || (half !== -1 && (hour < 1 || hour > 12))) return null
  return timeOf((half === -1 ? hour : (hour % 12) + half * 12) * 60 + minute)
}
