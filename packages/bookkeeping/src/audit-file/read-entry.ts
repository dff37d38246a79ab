import { formatMoney } from '@klopt/validators'
import type { SourceEntry, SourceLine } from './contents.ts'
import { textAt, type Element } from './read-records.ts'
import { damaged } from './refusal.ts'
import { balanceNeeded, dateNeeded, textNeeded } from './values.ts'

/** A booking of the file with its lines. Throws where it does not balance. */
export function entryOf(element: Element, journal: Element | undefined): SourceEntry {
  const book = (journal && textAt(journal, 'jrnID')) ?? '?'
  const number = textNeeded(element, 'nr', `Een boeking in dagboek ${book}`)
  const place = `Boeking ${number} in dagboek ${book}`
  const lines = element.children.filter(({ name }) => name === 'trLine').map((line) => lineOf(line, place))
  const differenceCents = lines.reduce((sum, { cents }) => sum + cents, 0)
  if (differenceCents !== 0) {
    throw damaged(
      `${place} (regel ${element.line}) is niet in balans: debet en credit verschillen € ${formatMoney(Math.abs(differenceCents))}.`,
    )
  }
  const description = textAt(element, 'desc') ?? lines.find((line) => line.description !== '')?.description
  return {
    journal: (journal && textAt(journal, 'desc')) ?? book,
    isMoneyBook: ['B', 'C'].includes((journal && textAt(journal, 'jrnTp')) ?? ''), // zero: it says no kind
    number,
    date: dateNeeded(element, 'trDt', place),
    period: periodOf(textAt(element, 'periodNumber')),
    description: description ?? `Boeking ${number}`,
    lines,
  }
}

const periodOf = (text: string | null): number | null => (text !== null && /^\d{1,3}$/.test(text) ? Number(text) : null)

function lineOf(element: Element, entry: string): SourceLine {
  const place = `Regel ${textAt(element, 'nr') ?? '?'} van ${entry}`
  return {
    account: textNeeded(element, 'accID', place),
    cents: balanceNeeded(element, 'amnt', 'amntTp', place),
    description: textAt(element, 'desc') ?? '', // zero: nothing is said of it
    contact: textAt(element, 'custSupID'),
    // Some programs write nought for a line without an invoice.
    invoice: [textAt(element, 'invRef'), textAt(element, 'docRef')].find((text) => text && text !== '0') ?? null,
  }
}
