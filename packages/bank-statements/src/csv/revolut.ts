import { damaged } from '../refusal.ts'
import { squeeze, squeezeOrNull } from '../text/squeeze.ts'
import { lineOf, type Booked, type Dialect } from './booking.ts'

/** What is not (or no longer) booked. */
const NOT_BOOKED = ['PENDING', 'REVERTED', 'DECLINED', 'FAILED']

/** Revolut: only what is completed is booked, and its costs are a line of their own. */
export const revolut: Dialect = {
  format: 'revolut-csv',
  isFor: (columns) =>
    ['product', 'completed date', 'amount', 'fee', 'state', 'balance'].every((name) => columns.has(name)),
  bookingsOf: (cells) => {
    const state = cells.text('state').toUpperCase()
    if (NOT_BOOKED.includes(state)) return []
    if (state !== 'COMPLETED') throw damaged(`de status "${state}"`)
    const product = cells.text('product')
    const [date, feeCents] = [cells.date('completed date'), cells.cents('fee')]
    const [description, balanceCents] = [squeeze(cells.text('description')), cells.cents('balance')]
    const booked = (amountCents: number, balanceAfterCents: number, text: string): Booked => ({
      account: product,
      of: { bank: 'Revolut', ...(/savings|spaar|pocket|vault/i.test(product) && { isSavings: true as const }) },
      currency: cells.text('currency'),
      line: lineOf({
        date,
        amountCents,
        counterpartyName: squeezeOrNull(description),
        description: text,
        kind: squeezeOrNull(cells.text('type')),
        balanceAfterCents,
      }),
    })
    const moved = booked(cells.cents('amount'), balanceCents + feeCents, description)
    return feeCents === 0 ? [moved] : [moved, booked(-feeCents, balanceCents, `Kosten: ${description}`)]
  },
}
