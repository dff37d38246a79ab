import { ibanOrNull } from '../text/iban.ts'
import { civilDateOf } from '../text/civil-date.ts'
import { squeeze, squeezeOrNull } from '../text/squeeze.ts'
import type { Dialect } from './booking.ts'

/** bunq, whose header is English in any language; amounts come with point or comma decimals. */
export const bunq: Dialect = {
  format: 'bunq-csv',
  isFor: (columns) =>
    ['interest date', 'amount', 'account', 'counterparty', 'name', 'description'].every((name) => columns.has(name)),
  bookingOf: (cells) => ({
    account: cells.text('account'),
    currency: 'EUR',
    line: {
      date: cells.date('date'),
      valueDate: civilDateOf(cells.text('interest date')),
      amountCents: cells.cents('amount'),
      counterpartyName: squeezeOrNull(cells.text('name')),
      counterpartyIban: ibanOrNull(cells.text('counterparty')),
      description: squeeze(cells.text('description')),
      structuredReference: null,
      endToEndId: null,
      kind: null,
      balanceAfterCents: null,
    },
  }),
}
