import type { VatLine } from '../../proposal-types.ts'
import { SHOWN } from '../../values/found.ts'
import type { Document } from '../document.ts'
import { isVatOver, type Rate, type RateMention } from './rates.ts'

/** A row of a VAT table: one rate with its base, its VAT and the two together, below zero where they are printed so. */
interface TableRow {
  rate: Rate
  row: number
  baseCents: number
  vatCents: number
}

/** Rows of several rates below each other, and what they come to. */
export interface VatTable {
  rows: ReadonlySet<number>
  /** Without a sign, as amounts are compared. */
  grossCents: number
  /** From the highest rate to the lowest. */
  lines: VatLine[]
}

const RATES: readonly Rate[] = [21, 9, 0]
const MOST_ON_ROW = 6
/** A rate can be written over two rows, with a row of words in between. */
const MOST_BETWEEN = 1

/**
 * The VAT tables of a document: rows below each other that each have the base and the VAT of a rate, of two rates or more.
 * A row of such a table is a part of the total and never the total itself.
 */
export function vatTablesIn(document: Document, mentions: readonly RateMention[]): VatTable[] {
  const named = Map.groupBy(mentions, ({ row }) => row)
  const found = document.rows.flatMap((_, row) => {
    const rates = new Set((named.get(row) ?? []).map(({ rate }) => rate))
    return rowOf(document, row, rates) ?? []
  })
  return blocksOf(document, found).flatMap((block) => {
    const rows = withoutTotal(block)
    const rates = new Set(rows.map(({ rate }) => rate))
    return rates.size > 1 ? [tableOf(rows)] : []
  })
}

/** The last row can be that of the total, where one rate has next to nothing. */
function withoutTotal(block: TableRow[]): TableRow[] {
  const last = block.at(-1)
  return last && block.length > 2 && grossOf(block.slice(0, -1)) === grossOf([last]) ? block.slice(0, -1) : block
}

function grossOf(rows: readonly TableRow[]): number {
  return rows.reduce((sum, { baseCents, vatCents }) => sum + baseCents + vatCents, 0)
}

/** The amounts that stand in rows of the tables and nowhere else. */
export function onlyInTables(document: Document, tables: readonly VatTable[]): ReadonlySet<number> {
  const isInTable = (row: number) => tables.some(({ rows }) => rows.has(row))
  const [inside, outside] = [new Set<number>(), new Set<number>()]
  for (const { value, row } of document.valuesOf('AMOUNT')) {
    ;(isInTable(row) ? inside : outside).add(Math.abs(Number(value)))
  }
  return new Set([...inside].filter((cents) => !outside.has(cents)))
}

function tableOf(rows: readonly TableRow[]): VatTable {
  const total = grossOf(rows)
  const sign = total < 0 ? -1 : 1
  const lines = RATES.flatMap((ratePercent) => {
    const same = rows.filter(({ rate }) => rate === ratePercent)
    if (same.length === 0) return []
    const sum = (of: 'baseCents' | 'vatCents') => same.reduce((cents, row) => cents + sign * row[of], 0)
    return [{ ratePercent, baseCents: sum('baseCents'), vatCents: sum('vatCents') }]
  })
  return { rows: new Set(rows.map(({ row }) => row)), grossCents: Math.abs(total), lines }
}

/** Rows that follow each other on one page. */
function blocksOf(document: Document, rows: readonly TableRow[]): TableRow[][] {
  return rows.reduce<TableRow[][]>((blocks, row) => {
    const last = blocks.at(-1)?.at(-1)
    const goesOn =
      last !== undefined &&
      row.row - last.row <= MOST_BETWEEN + 1 &&
      document.rows[row.row]?.page === document.rows[last.row]?.page
    if (goesOn) blocks.at(-1)?.push(row)
    else blocks.push([row])
    return blocks
  }, [])
}

/** Base, VAT and both together at a rate; or two of them where the row names that rate. Null for a rate without an amount. */
function rowOf(document: Document, row: number, named: ReadonlySet<Rate>): TableRow | null {
  const values = (document.rows[row]?.values ?? []).filter(({ type }) => type === 'AMOUNT').slice(0, MOST_ON_ROW)
  const amounts = values.map(({ value }) => Number(value))
  const plain = values.filter(({ score }) => score >= SHOWN).map(({ value }) => Number(value))
  // Where a row names one rate, it is a row of that rate.
  const rates = named.size > 0 ? RATES.filter((rate) => named.has(rate)) : RATES.filter((rate) => rate !== 0)
  for (const rate of rates) {
    const found = threeOf(amounts, rate) ?? (named.size === 1 ? twoOf(plain, rate) : null)
    if (found) return { rate, row, ...found }
  }
  return null
}

type Part = Pick<TableRow, 'baseCents' | 'vatCents'>

function threeOf(amounts: readonly number[], rate: Rate): Part | null {
  const printed = new Set(amounts)
  return (
    pairs(amounts).find(
      ({ baseCents, vatCents }) => isRow(baseCents, vatCents, rate) && printed.has(baseCents + vatCents),
    ) ?? null
  )
}

/** Base and VAT, or the VAT and the amount that it is in. */
function twoOf(amounts: readonly number[], rate: Rate): Part | null {
  if (rate === 0 || amounts.length !== 2) return null
  const all = pairs(amounts)
  const within = all.map(({ baseCents: gross, vatCents }) => ({ baseCents: gross - vatCents, vatCents }))
  return [...all, ...within].find(({ baseCents, vatCents }) => isRow(baseCents, vatCents, rate)) ?? null
}

function pairs(amounts: readonly number[]): Part[] {
  return amounts.flatMap((baseCents, index) =>
    amounts.flatMap((vatCents, other) => (other === index ? [] : [{ baseCents, vatCents }])),
  )
}

function isRow(baseCents: number, vatCents: number, rate: Rate): boolean {
  const isSameWay = vatCents === 0 || Math.sign(vatCents) === Math.sign(baseCents)
  return baseCents !== 0 && isSameWay && isVatOver(Math.abs(vatCents), Math.abs(baseCents), rate)
}
