import {
  Card,
  ReportTable,
  type AmountColumn,
  type ReportColumn,
  type ReportLeaf,
  type ReportTableProps,
  type ReportTogether,
} from '@klopt/ui'
import type { ReactNode } from 'react'
import type { CardPart } from './card-part.ts'
import type { FigureTable } from './figure.ts'
import { useFigures } from './use-figures.ts'

export interface ReportTableCardProps {
  administrationId: number
  /** What it reports: 'Balans op 31-12-2026'. */
  label: string
  title?: string
  aside?: ReactNode
  table: FigureTable
  /** The columns with their differences. */
  columns: readonly ReportColumn[]
  open: ReadonlySet<string>
  onOpenChange: (open: ReadonlySet<string>) => void
  /** Looks into a figure, by its id. */
  onFigure: (id: string) => void
  /** Whether amounts are to the cent or in whole euros. */
  amounts?: ReportTableProps['amounts']
  /** What it shares with the tables under it. */
  together?: ReportTogether
  /** The column that a card on a phone has beside its name, which is that of the total otherwise. */
  part?: CardPart | null
  /** Where a figure leads that has a screen of its own instead of lines. */
  hrefOf?: (line: ReportLeaf, column: AmountColumn) => string | undefined
  loading: boolean
  emptyText: string
}

/** A table of a report in its card, each figure the way to what it is made of. */
export function ReportTableCard(props: ReportTableCardProps) {
  const { administrationId, label, title, aside, table, columns, open, onOpenChange, onFigure } = props
  const { hrefOf, amounts, together, part, loading, emptyText } = props
  const figures = useFigures(administrationId, table.figureOf, onFigure)
  return (
    <Card padding="none" {...(title !== undefined && { title })} {...(aside !== undefined && { aside })}>
      <ReportTable
        label={label}
        columns={columns}
        lines={table.lines}
        open={open}
        onOpenChange={onOpenChange}
        {...figures}
        {...(hrefOf && { hrefOf })}
        {...(amounts && { amounts })}
        {...(together && { together })}
        {...(part && { cardColumn: part.id })}
        loading={loading}
        emptyText={emptyText}
      />
    </Card>
  )
}
