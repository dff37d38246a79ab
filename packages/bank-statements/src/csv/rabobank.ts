import { ibanOrNull } from '../text/iban.ts'
import { centsOf } from '../text/cents.ts'
import { civilDateOf } from '../text/civil-date.ts'
import { squeeze, squeezeOrNull } from '../text/squeeze.ts'
import type { BankLine } from '../types.ts'
import { lineOf, type Dialect } from './booking.ts'

/** Characters one part of the description holds; a full one runs on into the next in mid-word. */
const FULL_PART = 140

/** Rabobank. Of the header only plain letters are looked at: others are sometimes misspelt. */
export const rabobank: Dialect = {
  format: 'rabobank-csv',
  isFor: (columns) => columns.has('iban/bban') && columns.has('saldo na trn'),
  bookingsOf: (cells) => {
    const parts = [1, 2, 3].map((part) => cells.text(`omschrijving-${part}`))
    return [
      {
        account: cells.text('iban/bban'),
        currency: cells.text('munt'),
        line: lineOf({
          date: cells.date('datum'),
          valueDate: civilDateOf(cells.text('rentedatum')),
          amountCents: cells.cents('bedrag'),
          counterpartyName: squeezeOrNull(cells.text('naam tegenpartij')),
          counterpartyIban: ibanOrNull(cells.text('tegenrekening iban/bban')),
          description: squeeze(
            `${parts.map((part) => (part.length < FULL_PART ? `${part} ` : part)).join('')} ${originalOf(cells.text)}`,
          ),
          structuredReference: squeezeOrNull(cells.text('betalingskenmerk')),
          endToEndId: squeezeOrNull(cells.text('transactiereferentie')),
          kind: squeezeOrNull(cells.text('code')),
          ...returnReasonIn(cells.text('reden retour')),
          balanceAfterCents: centsOf(cells.text('saldo na trn')),
        }),
      },
    ]
  },
}

/** A credit card of Rabobank: the account it is paid from is another book than the card. */
export const rabobankCard: Dialect = {
  format: 'rabobank-csv',
  isFor: (columns) => columns.has('creditcard nummer') && columns.has('tegenrekening iban'),
  bookingsOf: (cells) => [
    {
      account: squeeze(`${cells.text('productnaam')} ${cells.text('creditcard nummer')}`),
      of: { isCard: true },
      currency: cells.text('munt'),
      line: lineOf({
        date: cells.date('datum'),
        amountCents: cells.cents('bedrag'),
        counterpartyName: squeezeOrNull(cells.text('omschrijving')),
        description: squeeze(`${cells.text('omschrijving')} ${originalOf(cells.text)}`),
        endToEndId: squeezeOrNull(cells.text('transactiereferentie')),
      }),
    },
  ],
}

/** The code of why a payment came back; nothing of one that did not. */
const returnReasonIn = (text: string): Pick<BankLine, 'returnReason'> =>
  /^[A-Z]{2}(?:\d\d|OR)$/.test(text) ? { returnReason: text } : {}

/** What was paid in another currency; '' when nothing was. */
function originalOf(text: (name: string) => string): string {
  const [amount, currency, rate] = [text('oorspr bedrag'), text('oorspr munt'), text('koers')]
  return amount === '' || currency === '' ? '' : `(${currency} ${amount}${rate === '' ? '' : `, koers ${rate}`})`
}
