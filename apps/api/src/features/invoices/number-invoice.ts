import { formatInvoiceNumber, restartsEveryYear } from '@klopt/bookkeeping/documents'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { fromBookkeeping } from '../../kernel/from-bookkeeping.ts'
import type { LoadedInvoice } from './load-invoice.ts'

type Numbered = Pick<LoadedInvoice, 'row' | 'administration'>

export interface TakenNumber {
  readonly text: string
  readonly sequence: number
}

/** Takes the next number of an invoice's series; it is given back when the transaction fails. */
export async function takeNumber(db: Db, invoice: Numbered): Promise<TakenNumber> {
  const { id } = invoice.administration
  const { rows } = await sql<{ first: number }>`SELECT take_numbers(${id}, ${seriesOf(invoice)}) AS first`.execute(db)
  const [taken] = rows
  if (taken === undefined) throw new Error('take_numbers gave no number')
  return { text: textOf(invoice, taken.first), sequence: taken.first }
}

/** The number that an invoice would get now, without taking it. */
export async function numberToCome(db: Db, invoice: Numbered): Promise<string> {
  const counter = await db
    .selectFrom('counters')
    .select('last_number')
    .where('administration_id', '=', invoice.administration.id)
    .where('name', '=', seriesOf(invoice))
    .executeTakeFirst()
  return textOf(invoice, counter === undefined ? 1 : counter.last_number + 1)
}

function seriesOf({ row, administration }: Numbered): string {
  return restartsEveryYear(administration.invoice_number_pattern)
    ? `invoice:${row.invoice_date.slice(0, 4)}`
    : 'invoice'
}

const textOf = ({ row, administration }: Numbered, sequence: number): string =>
  fromBookkeeping(() =>
    formatInvoiceNumber(administration.invoice_number_pattern, { date: row.invoice_date, sequence }),
  )
