import { damaged } from '../refusal.ts'
import { centsOf } from '../text/cents.ts'
import { ibanOrNull } from '../text/iban.ts'
import { squeeze, squeezeOrNull } from '../text/squeeze.ts'
import { directed, lineOf, type HeadlessDialect } from './booking.ts'

/** Triodos, which writes no header. */
export const triodos: HeadlessDialect = {
  format: 'triodos-csv',
  columns: ['datum', 'rekening', 'bedrag', 'richting', 'naam', 'tegenrekening', 'code', 'omschrijving', 'saldo'],
  startsWith: /^"?\d\d-\d\d-\d{4}"?,"?[A-Z]{2}\d\d[A-Z0-9]+"?,"[\d.,]+","?(?:Debet|Credit)\b/,
  bookingsOf: (cells) => [
    {
      account: cells.text('rekening'),
      currency: 'EUR',
      line: lineOf({
        date: cells.date('datum'),
        amountCents: directed(cells.cents('bedrag'), comesIn(cells.text('richting'))),
        counterpartyName: squeezeOrNull(cells.text('naam')),
        counterpartyIban: ibanOrNull(cells.text('tegenrekening')),
        description: squeeze(cells.text('omschrijving')),
        kind: squeezeOrNull(cells.text('code')),
        balanceAfterCents: centsOf(cells.text('saldo')),
      }),
    },
  ],
}

function comesIn(direction: string): boolean {
  if (direction !== 'Credit' && direction !== 'Debet') throw damaged(`de richting "${direction}"`)
  return direction === 'Credit'
}
