import { formatInvoiceNumber } from '@klopt/bookkeeping/documents'
import { must } from '@klopt/bookkeeping/money'
import { sql } from 'kysely'
import { counterOf } from '../../books/counters.ts'
import type { Db } from '../../database/db.ts'
import type { EstimateRow } from './load-estimate.ts'

const NUMBER_PATTERN = '{jaar}-O-{nr:3}'

/** Takes the next number of its year; it is given back when the transaction fails. */
export async function takeNumber(db: Db, row: EstimateRow): Promise<string> {
  const { administration_id: id } = row
  const series = seriesOf(row)
  const { rows } = await sql<{ first: number }>`SELECT take_numbers(${id}, ${series}) AS first`.execute(db)
  return numberOf(row, must(rows[0], 'a number').first)
}

/** The number that an estimate would get now, without taking it. */
export async function numberToCome(db: Db, row: EstimateRow): Promise<string> {
  const { nextSequence } = await counterOf(db, row.administration_id, seriesOf(row))
  return numberOf(row, nextSequence)
}

const seriesOf = ({ estimate_date: date }: EstimateRow): string => `estimate:${date.slice(0, 4)}`

const numberOf = ({ estimate_date: date }: EstimateRow, sequence: number): string =>
  formatInvoiceNumber(NUMBER_PATTERN, { date, sequence })
