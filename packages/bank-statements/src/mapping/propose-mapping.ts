import { ibanOrNull } from '../text/iban.ts'
import { isAmount, decimalMarkOf } from './amounts.ts'
import { currencyIn, directionOf } from './cells.ts'
import { dateStyleOf, dayIn, isDay } from './days.ts'
import type { FoundTable } from './find-table.ts'
import { COLUMN_WORDS } from './column-words.ts'
import type { ColumnMapping, ColumnRole } from './types.ts'

/** In this order: what is told by its contents alone comes last. */
const ORDER = [
  'date',
  'sign',
  'debit',
  'credit',
  'balance',
  'amount',
  'currency',
  'iban',
  'account',
  'name',
  'reference',
  'description',
] as const
const MOST_ROWS = 500

/**
 * What the columns of a table probably are, by their heads and by what stands in them: a role is only proposed for a
 * column whose every value it can hold. Never more than a proposal: somebody confirms it.
 */
export function proposeMapping({ header, rows, source }: FoundTable): ColumnMapping {
  const values = header.map(
    (_, at) => rows.slice(0, MOST_ROWS).flatMap(({ cells }) => ((cells[at] ?? '') === '' ? [] : [cells[at] ?? ''])), // zero: left out above
  )
  const columns: ColumnRole[] = header.map(() => 'ignore')
  for (const role of ORDER) {
    const at = bestColumn(role, header, values, columns)
    if (at !== -1) columns[at] = role
  }
  joinDescriptions(columns, header, values)
  keepOneWayOfAmounts(columns, values)
  const inAmounts = values
    .filter((_, at) => ['amount', 'debit', 'credit', 'balance'].includes(columns[at] ?? 'ignore'))
    .flat()
  const inDate = values[columns.indexOf('date')] ?? []
  return {
    columns,
    dateStyle: dateStyleOf(inDate) ?? 'dmy',
    decimalMark: decimalMarkOf(inAmounts, source === 'xlsx' ? '.' : ','),
  }
}

function bestColumn(
  role: (typeof ORDER)[number],
  header: readonly string[],
  values: readonly (readonly string[])[],
  taken: readonly ColumnRole[],
): number {
  let best = { at: -1, score: 0 }
  for (const [at, head] of header.entries()) {
    if (taken[at] !== 'ignore' || !canBe(role, head, values[at] ?? [])) continue
    const score = wordScore(role, head) + contentScore(role, values[at] ?? [])
    if (score > best.score) best = { at, score }
  }
  return best.at
}

/** Whole heads count before words in them, and surer words before others; 0 for a head that says nothing of it. */
function wordScore(role: ColumnRole, head: string): number {
  const words = COLUMN_WORDS[role] ?? []
  const told = head.toLowerCase()
  const whole = words.indexOf(told)
  if (whole !== -1) return 1000 - whole
  const within = words.findIndex((word) => ` ${told.replace(/[^\p{L}/]+/gu, ' ')} `.includes(` ${word} `))
  return within === -1 ? 0 : 500 - within
}

/** What is told by what stands in a column, so little that any word goes before it. */
function contentScore(role: ColumnRole, values: readonly string[]): number {
  if (role === 'date' || role === 'sign') return 0.1
  if (role !== 'amount') return 0
  const hasDecimals = values.some((value) => /[.,]\d\d\D*$/.test(value))
  return 0.1 + (hasDecimals ? 0.2 : 0) + (values.some((value) => value.startsWith('-')) ? 0.3 : 0)
}

/** The other side of a payment, or the balance before it. */
const OTHER_SIDE = /tegen|counter|partner|begunst|payee|empf|van|naar/i
const BEFORE = /voor|before|start|begin|opening/i

/** Whether every value of a column can be what the role says. A column without values is nothing. */
function canBe(role: ColumnRole, head: string, values: readonly string[]): boolean {
  if (values.length === 0) return false
  switch (role) {
    case 'date':
      // The one at the foot of a table may be the word for a total.
      return values.filter((value) => !isDay(value) && dayIn(value, 'serial') === null).length * 10 <= values.length
    case 'amount':
    case 'debit':
    case 'credit':
      return values.every((value) => isAmount(value))
    case 'balance':
      return !BEFORE.test(head) && values.every((value) => isAmount(value))
    case 'sign':
      return values.every((value) => directionOf(value) !== null)
    case 'currency':
      return values.every((value) => currencyIn(value) !== null)
    case 'iban':
      return (OTHER_SIDE.test(head) || new Set(values).size > 1) && values.some((value) => ibanOrNull(value) !== null)
    case 'account':
      return !OTHER_SIDE.test(head) && new Set(values).size === 1 && ibanOrNull(values[0]) !== null
    case 'name':
      return (
        values.some((value) => !isDay(value) && !isAmount(value)) && values.every((value) => ibanOrNull(value) === null)
      )
    default:
      return values.some((value) => !isDay(value) && !isAmount(value))
  }
}

/** A text that goes on in columns with the next number is one. */
function joinDescriptions(
  columns: ColumnRole[],
  header: readonly string[],
  values: readonly (readonly string[])[],
): void {
  const base = (at: number) => (header[at] ?? '').replace(/\d+/, '#') // zero: every column has a head
  const first = columns.indexOf('description')
  if (first === -1 || !base(first).includes('#')) return
  for (const at of columns.keys()) {
    if (columns[at] === 'ignore' && base(at) === base(first) && values[at]?.length) columns[at] = 'description'
  }
}

/** Either two columns for what goes out and comes in, or one amount with or without its direction beside it. */
function keepOneWayOfAmounts(columns: ColumnRole[], values: readonly (readonly string[])[]): void {
  const has = (role: ColumnRole) => columns.includes(role)
  const drop = (role: ColumnRole) => {
    const at = columns.indexOf(role)
    if (at !== -1) columns[at] = 'ignore'
  }
  if (has('debit') && has('credit')) {
    drop('amount')
    drop('sign')
    return
  }
  if (!has('amount')) return
  drop('debit')
  drop('credit')
  const amounts = values[columns.indexOf('amount')] ?? []
  if (amounts.some((text) => /-|−|\(/.test(text))) drop('sign')
}
