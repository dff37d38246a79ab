import { damaged } from '../refusal.ts'
import { ibanOrNull } from '../text/iban.ts'
import { centsOf } from '../text/cents.ts'
import { civilDateOf } from '../text/civil-date.ts'
import { squeeze, squeezeOrNull } from '../text/squeeze.ts'
import { directed, lineOf, type Cells, type Dialect } from './booking.ts'

/** ING, in Dutch or English, with or without the balance after each line. */
export const ing: Dialect = {
  format: 'ing-csv',
  isFor: (columns) =>
    (columns.has('af bij') && columns.has('bedrag (eur)')) ||
    (columns.has('debit/credit') && columns.has('amount (eur)')),
  bookingsOf: (cells) => {
    const notes = squeeze(cells.text('mededelingen', 'notifications'))
    return [
      {
        account: cells.text('rekening', 'account'),
        currency: 'EUR',
        line: {
          date: cells.date('datum', 'date'),
          valueDate: civilDateOf(noteOf(notes, 'Valutadatum|Value date') ?? ''), // zero: not told
          amountCents: directed(cells.cents('bedrag (eur)', 'amount (eur)'), comesIn(cells)),
          counterpartyName: squeezeOrNull(cells.text('naam / omschrijving', 'name / description')),
          counterpartyIban: ibanOrNull(cells.text('tegenrekening', 'counterparty')),
          description: noteOf(notes, 'Omschrijving|Description') ?? notes,
          structuredReference: /\bBetalingskenm(?:erk|\.)?:? ?(\d{16})\b/i.exec(notes)?.[1] ?? null,
          endToEndId: noteOf(notes, 'Kenmerk|Reference'),
          kind: squeezeOrNull(cells.text('mutatiesoort', 'transaction type')),
          balanceAfterCents: centsOf(cells.text('saldo na mutatie', 'resulting balance')),
        },
      },
    ]
  },
}

/** A savings account at ING, whose number is no IBAN; money goes to and comes from the account beside it. */
export const ingSavings: Dialect = {
  format: 'ing-csv',
  isFor: (columns) => ['rekening naam', 'af bij', 'bedrag', 'valuta'].every((name) => columns.has(name)),
  bookingsOf: (cells) => [
    {
      account: cells.text('rekening'),
      of: { isSavings: true },
      currency: cells.text('valuta'),
      line: lineOf({
        date: cells.date('datum'),
        amountCents: directed(cells.cents('bedrag'), comesIn(cells)),
        counterpartyIban: ibanOrNull(cells.text('tegenrekening')),
        description: squeeze(`${cells.text('omschrijving')} ${cells.text('mededelingen')}`),
        kind: squeezeOrNull(cells.text('mutatiesoort')),
        balanceAfterCents: centsOf(cells.text('saldo na mutatie')),
      }),
    },
  ],
}

function comesIn(cells: Cells): boolean {
  const direction = cells.text('af bij', 'debit/credit').toLowerCase()
  if (direction === 'bij' || direction === 'credit') return true
  if (direction === 'af' || direction === 'debit') return false
  throw damaged(`de richting "${direction}"`)
}

const LABELS =
  'Naam|Name|Omschrijving|Description|IBAN|BIC|Kenmerk|Reference|Machtiging ID|Mandate ID|Incassant ID|Creditor ID|' +
  'Doorlopende incasso|Recurrent SEPA direct debit|Eenmalige incasso|Datum/Tijd|Date/time|Valutadatum|Value date|' +
  'Andere partij|Other party|Pasvolgnr|Card sequence no\\.'

/** The value behind a label in the free text, up to the next label. */
function noteOf(notes: string, label: string): string | null {
  const match = new RegExp(`(?:^| )(?:${label}): (.*?)(?= (?:${LABELS})(?::|$)|$)`).exec(notes)
  return squeezeOrNull(match?.[1])
}
