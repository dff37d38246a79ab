import { damaged } from '../refusal.ts'
import { centsOf } from '../text/cents.ts'
import { dayIn } from '../mapping/days.ts'
import type { DateStyle } from '../mapping/types.ts'
import { civilDateOf } from '../text/civil-date.ts'
import type { BankFileFormat, BankLine, BankStatement } from '../types.ts'
import type { Row } from './parse-table.ts'

/** A row of a bank's CSV: a bank line, and the account it belongs to as the file writes it. */
export interface Booking {
  /** As the file writes it; '' when it names none. */
  account: string
  currency: string
  of?: Pick<BankStatement, 'isSavings' | 'isCard' | 'isProvider' | 'isPartial' | 'bank'>
  fileLine: number
  line: BankLine
}

/** What a row says; its place in the file is known to whoever reads the rows. */
export type Booked = Omit<Booking, 'fileLine'>

/** Reads the values of one row by the name of the column, in lower case. */
export interface Cells {
  /** Trimmed; '' when the file has no such column. The first name that exists counts. */
  text: (...names: string[]) => string
  cents: (...names: string[]) => number
  date: (...names: string[]) => string
}

/** How one bank writes its CSV. */
export interface Dialect {
  format: BankFileFormat
  /** The columns of days, where the order of day and month is of who made the file: it is read off all of its days. */
  daysIn?: readonly string[]
  /** Columns that together are found in no other bank's file. */
  isFor: (columns: ReadonlyMap<string, number>) => boolean
  /** None of a row that moved no money, two of one that also charged for it. */
  bookingsOf: (cells: Cells) => readonly Booked[]
}

/** How a bank writes its CSV that leaves out the header. */
export interface HeadlessDialect extends Omit<Dialect, 'isFor'> {
  /** What its columns are, in order. */
  columns: readonly string[]
  /** A first row as no other bank writes it. */
  startsWith: RegExp
}

export function cellsOf(row: Row, columns: ReadonlyMap<string, number>, style: DateStyle | null = null): Cells {
  const text = (...names: string[]) => {
    const name = names.find((candidate) => columns.has(candidate)) ?? '' // zero: no such column
    return (row.cells[columns.get(name) ?? -1] ?? '').trim() // zero: no such column
  }
  return {
    text,
    cents: (...names) => {
      const cents = centsOf(text(...names))
      if (cents === null) throw damaged(`het bedrag "${text(...names)}"`, row.line)
      return cents
    },
    date: (...names) => {
      const date = style === null ? civilDateOf(text(...names)) : dayIn(text(...names), style)
      if (date === null) throw damaged(`de datum "${text(...names)}"`, row.line)
      return date
    },
  }
}

/** A line of which a bank says no more than these. */
export function lineOf(known: Pick<BankLine, 'date' | 'amountCents'> & Partial<BankLine>): BankLine {
  return {
    valueDate: null,
    counterpartyName: null,
    counterpartyIban: null,
    description: '',
    structuredReference: null,
    endToEndId: null,
    kind: null,
    balanceAfterCents: null,
    ...known,
  }
}

/** Gives an unsigned amount its direction. */
export function directed(cents: number, comesIn: boolean): number {
  if (cents < 0) throw damaged('een negatief bedrag')
  return comesIn || cents === 0 ? cents : -cents
}
