import { ibanOrNull } from '../text/iban.ts'
import { civilDateOf } from '../text/civil-date.ts'
import { squeeze, squeezeOrNull } from '../text/squeeze.ts'
import { lineOf, type Dialect } from './booking.ts'

/** N26, which names its account by what its owner calls it. */
export const n26: Dialect = {
  format: 'n26-csv',
  isFor: (columns) => ['booking date', 'partner name', 'amount (eur)'].every((name) => columns.has(name)),
  bookingsOf: (cells) => [
    {
      account: cells.text('account name'),
      of: { bank: 'N26' },
      currency: 'EUR',
      line: lineOf({
        date: cells.date('booking date'),
        valueDate: civilDateOf(cells.text('value date')),
        amountCents: cells.cents('amount (eur)'),
        counterpartyName: squeezeOrNull(cells.text('partner name')),
        counterpartyIban: ibanOrNull(cells.text('partner iban')),
        description: saidOf(cells.text('payment reference')),
        kind: squeezeOrNull(cells.text('type')),
      }),
    },
  ],
}

/** A payment without a reference has a dash. */
const saidOf = (reference: string) => (reference === '-' ? '' : squeeze(reference))
