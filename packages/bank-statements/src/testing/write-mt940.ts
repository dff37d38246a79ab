import type { BankLine, BankStatement } from '../types.ts'
import { daysAfter } from '../text/civil-date.ts'
import { closingCents, unsignedDecimal } from './decimal.ts'

const FULL_LINE = 65

/**
 * Writes a statement as an MT940 file with structured `:86:` fields, wrapped at 65 characters as
 * banks do. An unknown opening balance counts as zero. Reading it gives the statement back, but
 * for what MT940 cannot hold: a line without value date, and balances after a line.
 */
export function writeMt940(statement: BankStatement): string {
  const { currency, from, to, openingBalanceCents, statementId, iban } = statement
  const fields = [
    '{1:F01KLPTNL2AXXXX0000000000}{2:I940KLPTNL2AXXXXN}{4:',
    `:20:${statementId ?? ''}`,
    `:25:${iban ?? statement.account ?? ''} ${currency}`,
    `:28C:${statementId ?? '00000'}`,
    // Of the day before: what the statement before it closed with.
    `:60F:${balance(openingBalanceCents ?? 0, daysAfter(statement.opensOn ?? from, -1), currency)}`,
    ...statement.lines.flatMap(lineFields),
    `:62F:${balance(closingCents(statement), statement.closesOn ?? to, currency)}`,
    '-}',
  ]
  return `${fields.join('\r\n')}\r\n`
}

function balance(cents: number, date: string, currency: string): string {
  return `${mark(cents)}${shortDate(date)}${currency}${unsignedDecimal(cents, ',')}`
}

function lineFields(line: BankLine): string[] {
  const value = shortDate(line.valueDate ?? line.date)
  const entry = shortDate(line.date).slice(2)
  const head = `:61:${value}${entry}${mark(line.amountCents)}${unsignedDecimal(line.amountCents, ',')}NMSCNONREF`
  const information = informationOf(line)
  return information === '' ? [head] : [head, ...wrapped(information)]
}

function informationOf(line: BankLine): string {
  const parts: readonly (readonly [tag: string, value: string | null])[] = [
    ['TRTP', line.kind],
    ['IBAN', line.counterpartyIban],
    ['NAME', line.counterpartyName],
    ['REMI/STRD/CUR', line.structuredReference],
    ['REMI', line.description],
    ['EREF', line.endToEndId],
  ]
  return parts
    .filter(([, value]) => value !== null && value !== '')
    .map(([tag, value]) => `/${tag}/${value}`)
    .join('')
}

function wrapped(information: string): string[] {
  const lines = information.match(new RegExp(`.{1,${FULL_LINE}}`, 'gs')) ?? []
  return lines.map((line, index) => (index === 0 ? `:86:${line}` : line))
}

function mark(cents: number): 'C' | 'D' {
  return cents < 0 ? 'D' : 'C'
}

function shortDate(date: string): string {
  return date.slice(2).replaceAll('-', '')
}
