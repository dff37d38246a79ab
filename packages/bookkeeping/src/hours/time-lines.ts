/** An entry of time as it goes on an invoice. */
export interface BillableTime {
  readonly id: number
  readonly day: string
  readonly userName: string
  readonly projectId: number
  readonly projectName: string
  readonly taskId: number | null
  readonly taskName: string | null
  readonly note: string
  readonly billedSeconds: number
  readonly rateCents: number
}

/** What becomes one line of an invoice. */
export type TimeLinesPer = 'entry' | 'task' | 'day' | 'project'

export interface TimeLine {
  readonly entryIds: readonly number[]
  readonly description: string
  /** Hours with at most four decimals, as the quantity of a line. */
  readonly hours: string
  readonly rateCents: number
}

/** How the customer's language writes a day, and from one day to another. */
export interface TimeLineWords {
  readonly date: (day: string) => string
  readonly days: (from: string, to: string) => string
}

const SECONDS_PER_HOUR = 3600
const DECIMALS = 10_000

/**
 * Seconds as hours with at most four decimals: 5400 is '1.5'. The amount of a line is reckoned from this and never from the
 * seconds, since the paper and the e-invoice (rule PEPPOL-EN16931-R120) show quantity times price: 121 minutes at
 * 80.00 are 2.0167 hours and 161.34, where the seconds would say 161.33.
 */
export function hoursOf(seconds: number): string {
  const scaled = Math.round((seconds * DECIMALS) / SECONDS_PER_HOUR)
  const decimals = String(scaled % DECIMALS)
    .padStart(4, '0')
    .replace(/0+$/, '')
  return decimals === '' ? String(Math.floor(scaled / DECIMALS)) : `${Math.floor(scaled / DECIMALS)}.${decimals}`
}

/** The lines of an invoice for entries, in their order. What has another rate always has a line of its own. */
export function timeLines(entries: readonly BillableTime[], per: TimeLinesPer, words: TimeLineWords): TimeLine[] {
  const groups = Map.groupBy(entries, (entry) => [keyOf(entry, per), entry.rateCents].join('|'))
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const seconds = group.reduce((sum, { billedSeconds }) => sum + billedSeconds, 0)
    const entryIds = group.map(({ id }) => id)
    return [
      {
        entryIds,
        description: describe(group, first, { per, words }),
        hours: hoursOf(seconds),
        rateCents: first.rateCents,
      },
    ]
  })
}

function keyOf({ id, day, projectId, taskId }: BillableTime, per: TimeLinesPer): string {
  if (per === 'entry') return String(id)
  if (per === 'day') return `${projectId} ${day}`
  return per === 'task' ? `${projectId} ${taskId ?? 'none'}` : String(projectId)
}

interface Described {
  readonly per: TimeLinesPer
  readonly words: TimeLineWords
}

function describe(group: readonly BillableTime[], first: BillableTime, { per, words }: Described): string {
  const what = first.taskName === null ? first.projectName : `${first.projectName} · ${first.taskName}`
  if (per === 'entry') return [`${words.date(first.day)} ${what}`, first.note].filter(Boolean).join(': ')
  if (per === 'day') return `${words.date(first.day)} ${first.projectName}`
  const days = group.map(({ day }) => day).toSorted()
  const [from, to] = [words.date(days.at(0) ?? first.day), words.date(days.at(-1) ?? first.day)]
  return `${per === 'task' ? what : first.projectName}, ${from === to ? from : words.days(from, to)}`
}
