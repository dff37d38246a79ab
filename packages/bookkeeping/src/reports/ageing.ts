import { addDays } from '@klopt/validators'

/** What was open of an item on a day, in integer cents; negative for a credit. */
export interface AgedItem {
  readonly contactId: number | null
  readonly contactName: string
  readonly dueDate: string
  readonly openCents: number
}

/** By how many days the due date lies before the day. */
export interface AgeingBuckets {
  readonly notDueCents: number
  readonly days1To30Cents: number
  readonly days31To60Cents: number
  readonly days61To90Cents: number
  readonly olderCents: number
  readonly totalCents: number
}

export type AgeingBucket = Exclude<keyof AgeingBuckets, 'totalCents'>

/** How old an item is on a day. Due on that day is not late. */
export const ageOf = (dueDate: string, asOf: string): AgeingBucket => agesOn(asOf)(dueDate)

type Ages = (dueDate: string) => AgeingBucket

/** How old items are on a day: its borders are reckoned once for all of them. */
function agesOn(asOf: string): Ages {
  const [after30, after60, after90] = [addDays(asOf, -30), addDays(asOf, -60), addDays(asOf, -90)]
  return (dueDate) => {
    if (dueDate >= asOf) return 'notDueCents'
    if (dueDate >= after30) return 'days1To30Cents'
    if (dueDate >= after60) return 'days31To60Cents'
    return dueDate >= after90 ? 'days61To90Cents' : 'olderCents'
  }
}

type Aged = Pick<AgedItem, 'dueDate' | 'openCents'>

/** What items come to by age. */
export const ageingOf = (items: readonly Aged[], asOf: string): AgeingBuckets => sumsByAge(items, agesOn(asOf))

function sumsByAge(items: readonly Aged[], ages: Ages): AgeingBuckets {
  const sums = {
    notDueCents: 0,
    days1To30Cents: 0,
    days31To60Cents: 0,
    days61To90Cents: 0,
    olderCents: 0,
    totalCents: 0,
  }
  for (const { dueDate, openCents } of items) {
    sums[ages(dueDate)] += openCents
    sums.totalCents += openCents
  }
  return sums
}

export interface AgedContact<Item extends AgedItem> extends AgeingBuckets {
  readonly contactId: number | null
  readonly contactName: string
  readonly items: Item[]
  /** What was open of it a year before. */
  readonly beforeCents: number
}

/** Open items by contact, those of whom most is open first, also of who had some a year `before` alone. */
export function agedByContact<Item extends AgedItem>(
  items: readonly Item[],
  asOf: string,
  before: readonly AgedItem[] = [],
): AgedContact<Item>[] {
  const keyOf = ({ contactId, contactName }: AgedItem) => contactId ?? contactName
  const byContact = Map.groupBy(items, keyOf)
  const yearBefore = Map.groupBy(before, keyOf)
  const ages = agesOn(asOf)
  const first = new Map([...before, ...items].map((item) => [keyOf(item), item]))
  return [...first]
    .map(([key, { contactId, contactName }]) => {
      const own = byContact.get(key) ?? []
      const then = yearBefore.get(key) ?? []
      const beforeCents = then.reduce((sum, { openCents }) => sum + openCents, 0)
      return { contactId, contactName, ...sumsByAge(own, ages), items: own, beforeCents }
    })
    .filter(({ items: own, beforeCents }) => own.length > 0 || beforeCents !== 0)
    .toSorted((a, b) => b.totalCents - a.totalCents || byName(a.contactName, b.contactName))
}

const byName = new Intl.Collator('nl').compare
