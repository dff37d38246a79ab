import { Button, Switch, Tick } from '@klopt/ui'
import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { LinkTabs } from '../../shell/link-tabs.tsx'
import * as styles from './ledger.css.ts'
import type { ReportSteps } from './report-search.ts'

export interface ReportToolsProps {
  /** The field for the days of the report. */
  children: ReactNode
  /** By what it is cut into parts, and the address of each. */
  steps?: { readonly by: ReportSteps; readonly hrefBy: (by: ReportSteps) => string }
  /** Whether lines without any amount are shown. */
  zero?: { readonly shown: boolean; readonly onChange: (shown: boolean) => void }
  groups?: { readonly isAllOpen: boolean; readonly toggleAll: () => void }
  /** What the report agrees with, and whether it does; its place is kept while that is not known. */
  verdict?: { readonly says: string; readonly holds: boolean }
}

const STEPS: readonly { by: ReportSteps; label: string }[] = [
  { by: undefined, label: 'Jaar' },
  { by: 'quarter', label: 'Kwartaal' },
  { by: 'month', label: 'Maand' },
]

/** The addresses by year, quarter and month, in the order of the keys that lead to them. */
export const stepHrefs = (hrefBy: (by: ReportSteps) => string): string[] => STEPS.map(({ by }) => hrefBy(by))

/** The row above a report: its days, by what it is cut into parts, and how much of it is seen. */
export function ReportTools(props: ReportToolsProps) {
  const { children, steps, zero, groups, verdict } = props
  return (
    <div className={styles.filters}>
      {children}
      {steps && (
        <LinkTabs
          look="segments"
          label="Kolommen per"
          items={STEPS.map(({ by, label }) => ({ label, href: steps.hrefBy(by), current: by === steps.by }))}
        />
      )}
      <div className={styles.toolsEnd}>
        {verdict && (
          <div className={styles.verdict} data-holds={verdict.holds} aria-hidden={!verdict.holds}>
            <Tick>{verdict.says}</Tick>
          </div>
        )}
        {zero && (
          <Switch className={styles.zero} label="Ook lege regels" checked={zero.shown} onChange={zero.onChange} />
        )}
        {groups && (
          <Button
            className={styles.groups}
            icon={groups.isAllOpen ? ChevronsDownUp : ChevronsUpDown}
            onClick={groups.toggleAll}
          >
            {groups.isAllOpen ? 'Alles dicht' : 'Alles open'}
          </Button>
        )}
      </div>
    </div>
  )
}
