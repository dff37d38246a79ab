import { Button, ListToolbar, Switch } from '@klopt/ui'
import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import * as styles from './ledger.css.ts'
import type { ReportSteps } from './report-search.ts'

export interface ReportToolsProps {
  /** The field for the days of the report. */
  children: ReactNode
  by: ReportSteps
  /** The address of the same report in other parts. */
  hrefBy: (by: ReportSteps) => string
  withZero: boolean
  onWithZero: (withZero: boolean) => void
  isAllOpen: boolean
  onToggleAll: () => void
}

const STEPS: readonly { by: ReportSteps; label: string }[] = [
  { by: undefined, label: 'Jaar' },
  { by: 'quarter', label: 'Kwartaal' },
  { by: 'month', label: 'Maand' },
]

/** The row above a report: its days, by what it is cut into parts, and how much of it is seen. */
export function ReportTools({ children, by, hrefBy, withZero, onWithZero, isAllOpen, onToggleAll }: ReportToolsProps) {
  return (
    <div className={styles.filters}>
      {children}
      <ListToolbar
        className={styles.steps}
        label="Kolommen per"
        segments={STEPS.map((step) => ({
          id: step.label,
          label: step.label,
          href: hrefBy(step.by),
          current: step.by === by,
        }))}
      />
      <div className={styles.toolsEnd}>
        <Switch label="Ook lege regels" checked={withZero} onChange={onWithZero} />
        <Button icon={isAllOpen ? ChevronsDownUp : ChevronsUpDown} onClick={onToggleAll}>
          {isAllOpen ? 'Alles dicht' : 'Alles open'}
        </Button>
      </div>
    </div>
  )
}
