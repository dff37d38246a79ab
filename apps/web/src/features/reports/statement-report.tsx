import type { ReportColumn, StatementLine } from '@klopt/api-client/contract'
import { Card, ReportTable, type AmountColumn, type ReportLeaf } from '@klopt/ui'
import { useState } from 'react'
import { accountHref } from '../../app/routing/hrefs.ts'
import { accountOf, shownColumns, shownLines, type ColumnNames } from './statement-rows.ts'

export interface StatementReportProps {
  administrationId: number
  /** What it reports: 'Balans op 31-12-2026'. */
  label: string
  columns: readonly ReportColumn[]
  lines: readonly StatementLine[]
  names: ColumnNames
  /** Whether accounts without any amount are shown. */
  withZero: boolean
  loading: boolean
  emptyText: string
  /** The groups that are open, when somebody else keeps them. */
  open: ReadonlySet<string>
  onOpenChange: (open: ReadonlySet<string>) => void
}

/** An annual report whose figures lead to the card of their account, over the days of their column. */
export function StatementReport(props: StatementReportProps) {
  const { administrationId, label, columns, lines, names, withZero, loading, emptyText, open, onOpenChange } = props
  const hrefOf = (line: ReportLeaf, { id }: AmountColumn): string | undefined => {
    const [accountId, days] = [accountOf(line), columns.find((column) => column.id === id)]
    return accountId === null || !days ? undefined : accountHref(administrationId, accountId, days)
  }
  return (
    <Card padding="none">
      <ReportTable
        label={label}
        columns={shownColumns(columns, names)}
        lines={shownLines(lines, columns, withZero)}
        open={open}
        onOpenChange={onOpenChange}
        hrefOf={hrefOf}
        loading={loading}
        emptyText={emptyText}
      />
    </Card>
  )
}

/** Which groups are open, with a press for all at once. */
export function useOpenGroups(lines: readonly StatementLine[]) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const groups = lines.filter(({ level }) => level === 'group').map(({ id }) => id)
  const isAllOpen = groups.length > 0 && groups.every((id) => open.has(id))
  return { open, setOpen, isAllOpen, toggleAll: () => setOpen(new Set(isAllOpen ? [] : groups)) }
}
