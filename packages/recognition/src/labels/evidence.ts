import type { Label, ReadRow, Value } from '../read-document.ts'
import { groupFor, groupOf, type LabelGroup } from './label-meaning.ts'
import type { LabelKind } from './lexicon.ts'

/** A label that says what a value is, and how plainly: 1 right beside it, less with other things in between. */
export interface Evidence {
  kind: LabelKind
  text: string
  strength: number
}

export type EvidenceOf = ReadonlyMap<Value, Evidence[]>

/** The label seen last in a strip of the page, per group, and how much it has been used. */
interface Seen {
  label: Label
  text: string
  /** Values of its group below it so far. */
  below: number
  /** Whether it has a value of its own on its row, or one on each line below; then what stands below is another one's. */
  hasOwn: boolean
}

type Strips = Record<LabelGroup, (Seen | undefined)[]>

const STRIPS = 120
/** A label above says less than one to the left, and each value in between takes some away. */
const ABOVE = 0.9
const PER_VALUE_BELOW = 0.7
const PER_VALUE_LEFT = 0.6
const TAKEN = 0.3
/** A label to the left that says more than this is the value's own. */
const PLAIN = 0.5

const HEAD_OF_LINES =
  /(?<![a-z])(?:omschrijving|description|aantal|quantity|qty|artikel|(?:stuks)?prijs|(?:unit )?price|beschreibung|bezeichnung|menge|(?:einzel)?preis)(?![a-z])/i
const OF_A_LINE: ReadonlySet<LabelKind> = new Set(['number', 'gross', 'total', 'net', 'vat'])

/** For each value the labels to the left on its row, above it in its column, and 'incl. btw' right behind it. */
export function evidenceIn(rows: readonly ReadRow[]): EvidenceOf {
  const evidence = new Map<Value, Evidence[]>()
  let strips = emptyStrips()
  let page = -1
  for (const row of rows) {
    if (row.page !== page) strips = emptyStrips()
    page = row.page
    const isOfLines = headsLines(row)
    const seen = row.labels.map((label) => ({
      label,
      text: textOf(row, label),
      below: 0,
      hasOwn: isOfLines && OF_A_LINE.has(label.kind),
    }))
    const others = otherReadings(row.values)
    for (const value of row.values)
      evidence.set(value, [...behind(row, value), ...above(strips, value, !others.has(value))])
    beside(row, seen, others, evidence)
    for (const one of seen) remember(strips, one)
  }
  return evidence
}

/** Whether a row is the head of the lines of the invoice: what stands below it is said of a line, not of the whole. */
function headsLines({ stretch, values }: ReadRow): boolean {
  return values.length === 0 && stretch.text.includes('\t') && HEAD_OF_LINES.test(stretch.text)
}

/** Values that are another reading of the value before them, with the same label. */
function otherReadings(values: readonly Value[]): ReadonlySet<Value> {
  return new Set(values.filter((value, index) => value.start < (values[index - 1]?.end ?? 0))) // zero: the first has none before it
}

function emptyStrips(): Strips {
  return { amount: [], date: [], number: [] }
}

/** Walks the row from left to right with the nearest label of each group in hand. */
function beside(
  row: ReadRow,
  seen: readonly Seen[],
  others: ReadonlySet<Value>,
  evidence: Map<Value, Evidence[]>,
): void {
  const nearest: Partial<Record<LabelGroup | 'any', { seen: Seen; values: number }>> = {}
  let next = 0
  for (const value of row.values) {
    for (; (seen[next]?.label.end ?? Infinity) <= value.start; next++) {
      const label = seen[next]
      if (label) nearest.any = nearest[groupOf(label.label.kind)] = { seen: label, values: 0 }
    }
    const group = groupFor(value.type)
    // Any label says of a number that it is not the number of the invoice; dates and amounts have labels of their own.
    const found = group === 'number' ? nearest.any : nearest[group]
    if (!found) continue
    const between = others.has(value) ? Math.max(0, found.values - 1) : found.values
    // A date or a number behind the one that the label is of has a label of its own above it.
    const isTaken = group !== 'amount' && between > 0 && found.seen.hasOwn
    const strength =
      (isTaken ? TAKEN : 1) *
      PER_VALUE_LEFT ** between *
      directness(row.stretch.text.slice(found.seen.label.end, value.start))
    const left = { kind: found.seen.label.kind, text: found.seen.text, strength }
    // A number or a date with a label of its own is not that of the column; an amount in a table is both.
    const isOwn = group !== 'amount' && strength > PLAIN
    evidence.set(value, isOwn ? [left] : [...(evidence.get(value) ?? []), left])
    found.values = between + 1
    found.seen.hasOwn ||= groupOf(found.seen.label.kind) === group && strength > PLAIN
  }
}

/** Words between a label and a value make it less likely that they belong together. */
function directness(between: string): number {
  if (between.length > 120) return 0.3
  const letters = between.replace(/eur(?:o)?|incl\.?|excl\.?/gi, '').match(/[a-z]/gi)?.length ?? 0 // zero: no letters
  return letters < 3 ? 1 : letters < 12 ? 0.75 : 0.5
}

function behind(row: ReadRow, value: Value): Evidence[] {
  if (value.type !== 'AMOUNT') return []
  const rest = row.stretch.text.slice(value.end, value.end + 24)
  const [, including] = /^ ?\(?(incl|inkl|excl|exkl|ex\.? )/i.exec(rest) ?? []
  if (including === undefined) return []
  return [{ kind: /^in/i.test(including) ? 'gross' : 'net', text: rest.trim(), strength: 0.95 }]
}

function above(strips: Strips, value: Value, counts: boolean): Evidence[] {
  const candidates = new Set(strips[groupFor(value.type)].slice(stripAt(value.box.left), stripAt(value.box.right) + 1))
  let best: Seen | undefined
  for (const seen of candidates) {
    if (seen && (!best || seen.label.row > best.label.row || apart(seen, value) < apart(best, value))) best = seen
  }
  if (!best) return []
  const distance = (value.box.top - best.label.box.bottom) / (value.box.bottom - value.box.top)
  const strength = ABOVE * nearness(distance) * PER_VALUE_BELOW ** best.below * (best.hasOwn ? TAKEN : 1)
  if (counts && groupOf(best.label.kind) === groupFor(value.type)) best.below++
  return [{ kind: best.label.kind, text: best.text, strength }]
}

/** How much a label says at a distance in heights of a line. */
function nearness(distance: number): number {
  return distance < 2 ? 1 : distance < 4 ? 0.8 : distance < 10 ? 0.5 : distance < 40 ? 0.3 : 0.15
}

/** How far the edges of a label and a value are apart: columns are set left or right, seldom in the middle. */
function apart({ label }: Seen, { box }: Value): number {
  return Math.min(Math.abs(label.box.left - box.left), Math.abs(label.box.right - box.right))
}

/** A label fills the strips it stands in, in its own group and among the numbers, which any label excludes. */
function remember(strips: Strips, seen: Seen): void {
  const { box, kind } = seen.label
  for (const group of new Set<LabelGroup>([groupOf(kind), 'number'])) {
    for (let strip = stripAt(box.left); strip <= stripAt(box.right); strip++) strips[group][strip] = seen
  }
}

function stripAt(x: number): number {
  return Math.min(Math.max(Math.floor(x * STRIPS), 0), STRIPS - 1)
}

function textOf(row: ReadRow, { start, end }: Label): string {
  return row.stretch.text.slice(start, end).toLowerCase()
}
