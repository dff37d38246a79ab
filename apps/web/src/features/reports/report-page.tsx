import { DetailHeader, printOnly, type MenuEntry } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { administrationAddress } from '../../app/routing/address.ts'
import { currentUserQuery } from '../../app/session/session.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { LoadError } from '../../shell/load-error.tsx'
import * as styles from './ledger.css.ts'
import { takeAlong } from './take-along.ts'

export interface ReportPageProps {
  administrationId: number
  title: string
  /** What it is of, and beside what; on paper as well. */
  description: ReactNode
  tools: ReactNode
  /** Ways to take it along: 'Als CSV', 'Als Excel'. */
  exports?: readonly MenuEntry[]
  loading: boolean
  /** Asks again, when it could not be read. */
  onRetry?: (() => void) | undefined
  children: ReactNode
}

/** A report with its title, its filters and a press that prints it. */
export function ReportPage(props: ReportPageProps) {
  const { administrationId, title, description, tools, exports = [], loading, onRetry, children } = props
  usePageTitle(title)
  return (
    <div className={styles.page} aria-busy={loading}>
      <CompanyOnPaper administrationId={administrationId} />
      <DetailHeader
        back={{ label: 'Rapporten', href: administrationAddress(administrationId, 'reports') }}
        className={styles.header}
        title={title}
        description={description}
        besides={takeAlong(exports)}
      />
      {tools}
      {onRetry ? <LoadError onRetry={onRetry} /> : children}
    </div>
  )
}

/** Whose report it is, which the frame says on the screen. */
function CompanyOnPaper({ administrationId }: { administrationId: number }) {
  const { data: user } = useQuery(currentUserQuery())
  const own = user?.administrations?.find(({ id }) => id === administrationId)
  return own && <p className={printOnly}>{own.company.name}</p>
}
