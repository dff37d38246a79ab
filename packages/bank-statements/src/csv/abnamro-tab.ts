import { readBookingText } from '../booking-text/read-booking-text.ts'
import { damaged, truncated } from '../refusal.ts'
import { centsOf } from '../text/cents.ts'
import { civilDateOf } from '../text/civil-date.ts'
import { dutchIban } from '../text/iban.ts'
import type { BankStatement } from '../types.ts'
import type { Booking } from './booking.ts'
import type { Row } from './parse-table.ts'
import { statementsOf } from './statements.ts'

const FIRST_ROW = /^(?:\d{7,10}|NL\d\dABNA\d{10})\t[A-Z]{3}\t\d{8}\t/
const HEADER = [
  'accountNumber',
  'mutationcode',
  'transactiondate',
  'valuedate',
  'startsaldo',
  'endsaldo',
  'amount',
  'description',
]

/**
 * Reads ABN AMRO's TAB file: no quotes; account, currency, date, balance before and after, value date, amount and text;
 * with a header the value date stands before the balances. Null for any other text.
 * @throws Refusal when a row is cut off or damaged, or a balance does not follow.
 */
export function readAbnAmroTab(text: string): BankStatement[] | null {
  const hasHeader = text.startsWith(HEADER.join('\t'))
  if (!hasHeader && !FIRST_ROW.test(text)) return null
  const rows = text.split(/\r?\n/)
  // Nothing marks the end of the text in a row but the line break behind it.
  if (rows.pop() !== '') throw truncated(rows.length + 1)
  const cells = rows.map((row) => row.split('\t'))
  if (!hasHeader) return statementsOf(cells.map((row, index) => bookingOf(row, index + 1)))
  return statementsOfSheet(cells.map((row, index) => ({ cells: row, line: index + 1 })))
}

/**
 * The rows of ABN AMRO's spreadsheet, which are those of its TAB file with a header. The first row is the header.
 * @throws Refusal when a row is damaged, or a balance does not follow.
 */
export function statementsOfSheet(rows: readonly Row[]): BankStatement[] {
  return statementsOf(rows.slice(1).map(({ cells, line }) => bookingOf(inTabOrder(cells), line)))
}

export const isAbnAmroHeader = (row: readonly string[]) => HEADER.every((name, index) => row[index] === name)

const inTabOrder = ([
  account = '',
  currency = '',
  day = '',
  valueDay = '',
  before = '',
  after = '',
  ...rest
]: readonly string[]) => [account, currency, day, before, after, valueDay, ...rest]

function bookingOf(row: readonly string[], fileLine: number): Booking {
  const [account = '', currency = '', day = '', before = '', after = '', valueDay = '', amount = '', ...rest] = row
  const [date, valueDate] = [civilDateOf(day), civilDateOf(valueDay)]
  const [opening, closing, amountCents] = [centsOf(before), centsOf(after), centsOf(amount)]
  if (date === null || opening === null || closing === null || amountCents === null || rest.length !== 1) {
    throw damaged('de boeking', fileLine)
  }
  if (opening + amountCents !== closing) throw damaged('het saldo', fileLine)
  return {
    account: /^\d+$/.test(account) ? (dutchIban('ABNA', account) ?? account) : account,
    currency,
    fileLine,
    line: {
      date,
      valueDate,
      amountCents,
      ...readBookingText(inLines(rest[0] ?? ''), 'ABNA'), // zero: no text
      balanceAfterCents: closing,
    },
  }
}

/** The file has the lines of 65 characters of the paper statement, without their line breaks. */
function inLines(text: string): string[] {
  return text.startsWith('/') ? [text.trimEnd()] : (text.match(/.{1,65}/g) ?? [])
}
