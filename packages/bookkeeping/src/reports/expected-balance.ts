/** Money that is to come in or go out; integer cents, negative goes out. */
export interface ExpectedAmount {
  readonly kind: 'receivable' | 'payable' | 'repeated' | 'vat'
  /** Dutch. */
  readonly label: string
  /** The day it is due; what is late is expected today. */
  readonly dueDate: string
  readonly cents: number
}

export interface ExpectedStep extends ExpectedAmount {
  /** The day on which it is expected. */
  readonly date: string
  /** What the money books then come to. */
  readonly balanceCents: number
}

/** What the balance is expected to be after each amount up to `until`, day by day, what comes in first. */
export function expectedBalance(
  openingCents: number,
  amounts: readonly ExpectedAmount[],
  { today, until }: { readonly today: string; readonly until: string },
): ExpectedStep[] {
  let balanceCents = openingCents
  return amounts
    .map((amount) => ({ ...amount, date: amount.dueDate < today ? today : amount.dueDate }))
    .filter(({ date, cents }) => date <= until && cents !== 0)
    .toSorted((a, b) => a.date.localeCompare(b.date) || b.cents - a.cents)
    .map((amount) => {
      balanceCents += amount.cents
      return { ...amount, balanceCents }
    })
}
