import type { BankStatement } from '../types.ts'
import { lineOf, type Booked } from './booking.ts'

interface Charged {
  readonly bank: string
  readonly currency: string
  readonly date: string
  readonly grossCents: number
  /** What the provider kept of it: positive for costs, whatever sign the file gives them. */
  readonly feeCents: number
  readonly name: string | null
  readonly description: string
  readonly id: string | null
  readonly kind: string | null
}

/** A payment at a provider as two lines: what the customer paid, and what the provider kept of it. */
export function grossAndFee(charged: Charged): Booked[] {
  const { bank, currency, date, grossCents, feeCents, name, description, id, kind } = charged
  const of: Pick<BankStatement, 'bank' | 'isProvider' | 'isPartial'> = { bank, isProvider: true, isPartial: true }
  const gross = { date, amountCents: grossCents, counterpartyName: name, description, endToEndId: id, kind }
  const fee = {
    date,
    amountCents: -feeCents,
    counterpartyName: bank,
    description: `Kosten ${bank}: ${description || name || id || 'betaling'}`,
    endToEndId: id,
    kind: 'fee',
  }
  return [gross, fee]
    .filter(({ amountCents }) => amountCents !== 0)
    .map((line) => ({ account: '', of, currency, line: lineOf(line) }))
}
