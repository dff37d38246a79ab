import { Button, PageHeader } from '@klopt/ui'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { LoadError } from '../../shell/load-error.tsx'
import * as styles from './ledger.css.ts'

export interface ReportPageProps {
  title: string
  /** What it is of, and beside what; on paper as well. */
  description: ReactNode
  tools: ReactNode
  loading: boolean
  /** Asks again, when it could not be read. */
  onRetry?: (() => void) | undefined
  children: ReactNode
}

/** A report with its title, its filters and a press that prints it. */
export function ReportPage({ title, description, tools, loading, onRetry, children }: ReportPageProps) {
  usePageTitle(title)
  return (
    <div className={styles.page} aria-busy={loading}>
      <PageHeader
        className={styles.header}
        title={title}
        description={description}
        actions={
          <Button icon={Printer} onClick={() => window.print()}>
            Afdrukken
          </Button>
        }
      />
      {tools}
      {onRetry ? <LoadError onRetry={onRetry} /> : children}
    </div>
  )
}
