import { ibanOrNull } from '../text/iban.ts'
import { centsOf } from '../text/cents.ts'
import { civilDateOf } from '../text/civil-date.ts'
import { squeeze, squeezeOrNull } from '../text/squeeze.ts'
import type { Dialect } from './booking.ts'

/** Characters one part of the description holds; a full one runs on into the next in mid-word. */
const FULL_PART = 140

/** Rabobank. Of the header only plain letters are looked at: others are sometimes misspelt. */
export const rabobank: Dialect = {
  format: 'rabobank-csv',
  isFor: (columns) => columns.has('iban/bban') && columns.has('saldo na trn'),
  bookingOf: (cells) => {
    const parts = [1, 2, 3].map((part) => cells.text(`omschrijving-${part}`))
    return {
      account: cells.text('iban/bban'),
      currency: cells.text('munt'),
      line: {
        date: cells.date('datum'),
        valueDate: civilDateOf(cells.text('rentedatum')),
        amountCents: cells.cents('bedrag'),
        counterpartyName: squeezeOrNull(cells.text('naam tegenpartij')),
        counterpartyIban: ibanOrNull(cells.text('tegenrekening iban/bban')),
        description: squeeze(parts.map((part) => (part.length < FULL_PART ? `${part} ` : part)).join('')),
        structuredReference: squeezeOrNull(cells.text('betalingskenmerk')),
        endToEndId: squeezeOrNull(cells.text('transactiereferentie')),
        kind: squeezeOrNull(cells.text('code')),
        balanceAfterCents: centsOf(cells.text('saldo na trn')),
      },
    }
  },
}
