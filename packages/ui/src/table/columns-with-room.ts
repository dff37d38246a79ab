import type { Column } from './table-types.ts'

/** What a column without a width of its own keeps while another can leave: the name of a row some words, others one or two. */
const NAME_PX = 184
const TEXT_PX = 120
const FIGURE_PX = 96
/** The column of the boxes. */
const CHECKS_PX = 56

/** A way to stand: what is left of the columns, and from how many px on. */
export interface Standing<Row> {
  columns: readonly Column<Row>[]
  /** What they need beside each other; 0 where none of them leaves for that. */
  needPx: number
}

/**
 * How the columns of a table can stand, from all of them to those that stay: they leave one by one, of the highest priority
 * first and among equals the last. What the rows are sorted by leaves for nothing but a table that would scroll sideways
 * with it: who sorts sees by what.
 */
export function standingsOf<Row>(
  columns: readonly Column<Row>[],
  sortedId: string | undefined,
  hasChecks: boolean,
): readonly Standing<Row>[] {
  const leaving = leavingOrder(columns, sortedId)
  return Array.from({ length: leaving.length + 1 }, (_, count) => {
    const gone = new Set(leaving.slice(0, count))
    const left = columns.filter(({ id }) => !gone.has(id))
    const canLeave = leaving.length > count && leaving[count] !== sortedId
    return { columns: gone.size === 0 ? columns : left, needPx: canLeave ? needOf(left, hasChecks) : 0 }
  })
}

/** The ids of the columns that may leave, in the order in which they do. */
function leavingOrder<Row>(columns: readonly Column<Row>[], sortedId: string | undefined): readonly string[] {
  const rank = ({ id, priority = 1 }: Column<Row>) => (id === sortedId ? 0 : priority)
  return columns
    .filter(({ priority = 1 }) => priority > 1)
    .toReversed()
    .toSorted((a, b) => rank(b) - rank(a))
    .map(({ id }) => id)
}

const needOf = <Row>(columns: readonly Column<Row>[], hasChecks: boolean): number =>
  columns.reduce((sum, column) => sum + widthOf(column), hasChecks ? CHECKS_PX : 0)

function widthOf<Row>({ width, card, align }: Column<Row>): number {
  const px = /^(\d+(?:\.\d+)?)px$/.exec(width ?? '')?.[1]
  if (px !== undefined) return Number(px)
  return card === 'title' ? NAME_PX : align === 'end' ? FIGURE_PX : TEXT_PX
}
