import { centsOf } from '../text/cents.ts'
import { ibanOrNull } from '../text/iban.ts'
import { squeeze, squeezeOrNull } from '../text/squeeze.ts'
import { lineOf, type Dialect } from './booking.ts'

/**
 * Mollie's report of a settlement: what customers paid and what came back, gross, and what was withheld for costs. Together
 * they come to what was paid out. A currency of its own is what the balance got, whatever the customer paid in.
 */
export const mollie: Dialect = {
  format: 'mollie-csv',
  isFor: (columns) =>
    [
      ['settlement amount', 'uitbetalingsbedrag'],
      ['settlement reference', 'uitbetalingsreferentie'],
      ['payment method', 'betaalmethode'],
    ].every((names) => names.some((name) => columns.has(name))),
  bookingsOf: (cells) => {
    const paid = cells.text('amount', 'bedrag')
    const settled = cells.text('settlement amount', 'uitbetalingsbedrag')
    // A payment that was not settled yet is not in the balance.
    if (settled === '' && cells.text('settlement reference', 'uitbetalingsreferentie') === '') return []
    const amountCents = centsOf(settled) ?? centsOf(paid) ?? cells.cents('settlement amount', 'uitbetalingsbedrag')
    return [
      {
        account: '',
        of: { bank: 'Mollie', isProvider: true, isPartial: true },
        currency: cells.text('settlement currency', 'uitbetalingsvaluta') || 'EUR',
        line: lineOf({
          date: cells.date('date', 'datum'),
          amountCents,
          counterpartyName: squeezeOrNull(cells.text('consumer name', 'naam consument')) ?? 'Mollie',
          counterpartyIban: ibanOrNull(cells.text('consumer bank account', 'rekening consument')),
          description: squeeze(cells.text('description', 'omschrijving')),
          endToEndId: squeezeOrNull(cells.text('id')),
          kind: squeezeOrNull(cells.text('payment method', 'betaalmethode')),
        }),
      },
    ]
  },
}
