import { ibanOrNull } from '../text/iban.ts'
import { civilDateOf } from '../text/civil-date.ts'
import { squeeze, squeezeOrNull } from '../text/squeeze.ts'
import { lineOf, type Dialect } from './booking.ts'

const DUTCH = ['datum', 'bedrag', 'rekening', 'tegenrekening', 'naam', 'omschrijving']
/** Names as plain as these stand in many a file; with anything else beside them it is not one of bunq. */
const MOST_COLUMNS = 7
const ENGLISH = ['date', 'amount', 'counterparty', 'name', 'description']

/**
 * bunq, in Dutch or English, with or without the day of interest; amounts come with point or comma decimals. A file of
 * 2024 leaves out the account.
 */
export const bunq: Dialect = {
  format: 'bunq-csv',
  isFor: (columns) =>
    columns.size <= MOST_COLUMNS && [DUTCH, ENGLISH].some((names) => names.every((name) => columns.has(name))),
  bookingsOf: (cells) => [
    {
      account: cells.text('account', 'rekening'),
      ...(cells.text('account', 'rekening') === '' && { of: { bank: 'bunq' } }),
      currency: 'EUR',
      line: lineOf({
        date: cells.date('date', 'datum'),
        valueDate: civilDateOf(cells.text('interest date')),
        amountCents: cells.cents('amount', 'bedrag'),
        counterpartyName: squeezeOrNull(cells.text('name', 'naam')),
        counterpartyIban: ibanOrNull(cells.text('counterparty', 'tegenrekening')),
        description: squeeze(cells.text('description', 'omschrijving')),
      }),
    },
  ],
}
