import type { contract, QueryOf } from '@klopt/api-client/contract'
import type { AmountColumn, ReportLeaf, ReportLine } from '@klopt/ui'

export type LinesQuery = QueryOf<typeof contract.reports.figureLines>

type Sign = 1 | -1

/** A part of a figure that no line stands behind. */
export interface FigurePart {
  readonly label: string
  readonly cents: number
  /** Where it can be read; absent when nowhere. */
  readonly href?: string
}

/** A figure of a report, and what it is made of. */
export interface Figure {
  /** In the address: its line and its column. */
  readonly id: string
  /** What it is of: '8000 Omzet 21%'. */
  readonly title: string
  /** Which days it is of, as in 'in het 3e kwartaal'. */
  readonly when: string
  /** Integer cents, as the report shows it. */
  readonly cents: number
  /** The lines it sums; null when it is made of its parts alone. */
  readonly lines: LinesQuery | null
  /** Whether what the accounts held before the days counts too. */
  readonly withOpening: boolean
  /** 1 where debit counts, -1 where credit does. */
  readonly sign: Sign
  /** The sign of a line where it hangs on the line. */
  readonly signOf?: (line: { readonly date: string }) => Sign
  readonly parts: readonly FigurePart[]
  /** A screen that shows the same; absent when there is none. */
  readonly href?: string
}

/** What a figure of a report is made of; null for one that is made of nothing that can be shown. */
export type FigureOf = (line: ReportLeaf, column: AmountColumn) => Figure | null

/** How a figure stands in an address. */
export const figureId = ({ id }: Pick<ReportLeaf, 'id'>, column: Pick<AmountColumn, 'id'>): string =>
  `${id}.${column.id}`

/** A table of figures. */
export interface FigureTable {
  readonly lines: readonly ReportLine[]
  readonly columns: readonly AmountColumn[]
  readonly figureOf: FigureOf
}

/** The figure that an address names, in whichever table it stands; null when there is none. */
export function findFigure(tables: readonly FigureTable[], id: string | undefined): Figure | null {
  for (const { lines, columns, figureOf } of tables) {
    const all = lines.flatMap((line) => [line, ...(line.leaves ?? [])])
    for (const line of all) {
      const column = columns.find((each) => figureId(line, each) === id)
      if (column) return figureOf(line, column)
    }
  }
  return null
}
