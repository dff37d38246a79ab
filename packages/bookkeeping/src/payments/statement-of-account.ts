/** What changed what somebody owes. */
export interface StatementFact {
  readonly date: string
  readonly kind: 'invoice' | 'credit_invoice' | 'payment'
  readonly number: string
  /** Integer cents, added to what is owed; a payment and a credit invoice take from it. */
  readonly amountCents: number
}

export interface StatementLine extends Omit<StatementFact, 'kind'> {
  readonly kind: StatementFact['kind'] | 'opening'
  /** What was owed after it. */
  readonly balanceCents: number
}

export interface StatementOfAccount {
  readonly lines: StatementLine[]
  readonly balanceCents: number
}

/** Documents come before the payments of their day. */
const order: Readonly<Record<StatementFact['kind'], number>> = { invoice: 0, credit_invoice: 1, payment: 2 }

/** A statement of account from a day on, that begins with what was owed before it, if anything. */
export function statementOfAccount(facts: readonly StatementFact[], from: string): StatementOfAccount {
  const sorted = facts.toSorted(
    (a, b) => compare(a.date, b.date) || order[a.kind] - order[b.kind] || compare(a.number, b.number),
  )
  const lines: StatementLine[] = []
  let balanceCents = sum(sorted.filter(({ date }) => date < from))
  if (balanceCents !== 0) {
    lines.push({ date: from, kind: 'opening', number: '', amountCents: balanceCents, balanceCents })
  }
  for (const fact of sorted) {
    if (fact.date < from) continue
    balanceCents += fact.amountCents
    lines.push({ ...fact, balanceCents })
  }
  return { lines, balanceCents }
}

const sum = (facts: readonly StatementFact[]) => facts.reduce((total, { amountCents }) => total + amountCents, 0)

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
