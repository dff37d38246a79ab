import { addDays } from '@klopt/validators'
import type { BankStatement } from '@klopt/bank-statements'
import { FeedError, type BankFeed, type FeedAccount, type FeedLine } from './bank-feed.ts'

/** A bank may book a line some days late. */
const AGAIN_DAYS = 7
/** How far back a new connection goes. */
const FIRST_DAYS = 90
/** More pages than this of so few days is a provider that goes round. */
const MOST_PAGES = 200

/** What was booked on an account since it was last fetched, as a statement that does not claim to be all of its days; null for nothing. */
export async function fetchLines(
  feed: BankFeed,
  account: FeedAccount & { readonly fetchedUntil: string | null },
  today: string,
): Promise<BankStatement | null> {
  const from = account.fetchedUntil === null ? addDays(today, -FIRST_DAYS) : addDays(account.fetchedUntil, -AGAIN_DAYS)
  const told: FeedLine[] = []
  let next: string | null = null
  for (let page = 0; ; page += 1) {
    if (page === MOST_PAGES) throw new FeedError('unavailable', 'more pages than there can be')
    const { lines, next: after }: { lines: readonly FeedLine[]; next: string | null } = await feed.linesSince(
      account,
      from,
      next,
    )
    told.push(...lines)
    if (after === null || after === next) break
    next = after
  }
  const lines = onceEach(told).filter(({ date }) => date >= from && date <= today)
  const [first, last] = [lines[0], lines.at(-1)]
  if (!first || !last) return null
  return {
    iban: account.iban,
    isPartial: true,
    currency: 'EUR',
    from: first.date,
    to: last.date,
    openingBalanceCents: null,
    closingBalanceCents: null,
    statementId: null,
    lines,
  }
}

/** By day, each line once: pages may overlap or come in another order. Without a reference two equal ones are two payments. */
function onceEach(lines: readonly FeedLine[]): FeedLine[] {
  const seen = new Set<string>()
  const once = lines.filter(({ reference, date, amountCents }) => {
    if (reference === null) return true
    const key = JSON.stringify([reference, date, amountCents])
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
  return once.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
}
