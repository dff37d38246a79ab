import { ibanOrNull } from '../text/iban.ts'
import { civilDateOf } from '../text/civil-date.ts'
import { squeeze, squeezeOrNull } from '../text/squeeze.ts'
import { lineOf, type Dialect } from './booking.ts'

/** SNS, ASN and RegioBank with a header: the balance is the one before each line. */
export const sns: Dialect = {
  format: 'asn-csv',
  isFor: (columns) => columns.has('je rekening') && columns.has('bedrag bij/af') && columns.has('saldo voor boeking'),
  bookingsOf: (cells) => {
    const amountCents = cells.cents('bedrag bij/af')
    return [
      {
        account: cells.text('je rekening'),
        currency: cells.text('valuta boeking'),
        line: lineOf({
          date: cells.date('datum'),
          valueDate: civilDateOf(cells.text('valutadatum')),
          amountCents,
          counterpartyName: squeezeOrNull(cells.text('naam')),
          counterpartyIban: ibanOrNull(cells.text('van / naar')),
          description: squeeze(cells.text('omschrijving')),
          structuredReference: squeezeOrNull(cells.text('betalingskenmerk')),
          kind: squeezeOrNull(cells.text('type')),
          balanceAfterCents: cells.cents('saldo voor boeking') + amountCents,
        }),
      },
    ]
  },
}
