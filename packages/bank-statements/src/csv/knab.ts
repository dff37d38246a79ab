import { damaged } from '../refusal.ts'
import { ibanOrNull } from '../text/iban.ts'
import { civilDateOf } from '../text/civil-date.ts'
import { squeeze, squeezeOrNull } from '../text/squeeze.ts'
import { directed, lineOf, type Cells, type Dialect } from './booking.ts'

/** Knab, with the booking date where a newer file has it. */
export const knab: Dialect = {
  format: 'knab-csv',
  isFor: (columns) =>
    columns.has('creditdebet') && columns.has('transactiedatum') && columns.has('tegenrekeningnummer'),
  bookingsOf: (cells) => [
    {
      account: cells.text('rekeningnummer'),
      currency: cells.text('valutacode'),
      line: lineOf({
        date: civilDateOf(cells.text('boekdatum')) ?? cells.date('transactiedatum'),
        valueDate: civilDateOf(cells.text('valutadatum')),
        amountCents: directed(cells.cents('bedrag'), comesIn(cells)),
        counterpartyName: squeezeOrNull(cells.text('tegenrekeninghouder')),
        counterpartyIban: ibanOrNull(cells.text('tegenrekeningnummer')),
        description: squeeze(cells.text('omschrijving')),
        kind: squeezeOrNull(cells.text('type betaling')) ?? squeezeOrNull(cells.text('betaalwijze')),
      }),
    },
  ],
}

function comesIn(cells: Cells): boolean {
  const direction = cells.text('creditdebet').toUpperCase()
  if (direction !== 'C' && direction !== 'D') throw damaged(`de richting "${direction}"`)
  return direction === 'C'
}
