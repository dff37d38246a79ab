import { formatInvoiceNumber, restartsEveryYear } from '@klopt/bookkeeping/documents'
import { sql } from 'kysely'
import { counterOf } from '../../books/counters.ts'
import type { Db } from '../../database/db.ts'
import { fromBookkeeping } from '../../kernel/from-bookkeeping.ts'
import type { LoadedInvoice } from './load-invoice.ts'

type Numbered = Pick<LoadedInvoice, 'row' | 'administration' | 'series'>

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
  const { nextSequence } = await counterOf(db, invoice.administration.id, seriesOf(invoice))
  return textOf(invoice, nextSequence)
}

/** The counter by which a pattern numbers an invoice of a day; each series beside the usual one has counters of its own. */
export const seriesOn = (pattern: string, date: string, seriesId: number | null = null): string => {
  const name = seriesId === null ? 'invoice' : `invoice:s${seriesId}`
  return restartsEveryYear(pattern) ? `${name}:${date.slice(0, 4)}` : name
}

const patternOf = ({ series, administration }: Numbered): string =>
  series === null ? administration.invoice_number_pattern : series.pattern

const seriesOf = (invoice: Numbered): string =>
  seriesOn(patternOf(invoice), invoice.row.invoice_date, invoice.series === null ? null : invoice.series.id)

const textOf = (invoice: Numbered, sequence: number): string =>
  fromBookkeeping(() => formatInvoiceNumber(patternOf(invoice), { date: invoice.row.invoice_date, sequence }))
