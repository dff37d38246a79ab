import type { TextWidths } from '../render/text-widths.ts'

/** The columns of an invoice line beside its description. */
const COLUMNS = ['quantity', 'unit', 'unitPrice', 'vat', 'amount'] as const
type ColumnName = (typeof COLUMNS)[number]

/** To measure more texts than this for the width of a column saves nothing. */
const MOST_TEXTS = 8

interface Line extends Record<ColumnName, string> {
  title: string
  details: string[]
}

interface Column {
  /** The exact width of the widest figures in em. */
  figures: number
  /** The other texts, of which each may turn out to be the widest. */
  texts: string[]
}

/**
 * What is known of the widths of the lines. Where it is, the template need not lay out each cell to learn how wide its
 * column and how high its row becomes. `columns` is null when there is too much to measure; the width of a title in em
 * is null when it is not known, or when its row has more than one line.
 */
export function lineWidths(lines: Line[], widths: TextWidths): { columns: Column[] | null; titles: (number | null)[] } {
  const columns = COLUMNS.map((name) => column(name, new Set(lines.map((line) => line[name])), widths))
  return {
    columns: columns.some(({ texts }) => texts.length > MOST_TEXTS) ? null : columns,
    titles: lines.map((line) => (isOneLine(line, widths) ? widths.atMost(line.title) : null)),
  }
}

function column(name: ColumnName, texts: Set<string>, { ofFigures }: TextWidths): Column {
  // A unit such as '%' is set as words are.
  const figuresOf = (text: string) => (name === 'unit' && text !== '' ? null : ofFigures(text))
  return {
    figures: Math.max(0, ...[...texts].map((text) => figuresOf(text) ?? 0)), // zero: words take no room among the figures
    texts: [...texts].filter((text) => figuresOf(text) === null),
  }
}

/** Signs of another font make a row higher, and so do details below a title. */
function isOneLine(line: Line, { atMost }: TextWidths): boolean {
  return line.details.length === 0 && COLUMNS.every((name) => atMost(line[name]) !== null)
}
