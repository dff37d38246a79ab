import { DetailHeader, printOnly, type MenuEntry } from '@klopt/ui'
import type { ReactNode } from 'react'
import { administrationAddress } from '../../app/routing/address.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { LoadError } from '../../shell/load-error.tsx'
import * as styles from './ledger.css.ts'
import { takeAlong } from './take-along.ts'
import { usePrintAll, type PrintedPages } from './use-print-all.ts'

export interface ReportPageProps {
  administrationId: number
  title: string
  /** What it is of, and beside what; on paper as well. */
  description: ReactNode
  tools: ReactNode
  /** Where it was come from; the reports when left out. */
  back?: { readonly label: string; readonly href: string }
  /** Ways to take it along: 'Als CSV', 'Als Excel'. */
  exports?: readonly MenuEntry[]
  /** The list over pages that it is, all of which are printed. */
  pages?: PrintedPages
  loading: boolean
  /** Asks again, when it could not be read. */
  onRetry?: (() => void) | undefined
  children: ReactNode
}

/** For who prints by the browser's own keys, which wait for nothing. */
const NOT_ALL = 'Niet alle regels: alleen wat al geladen was. De knop Afdrukken drukt ze allemaal af.'

/** A report with its title, its filters and a press that prints it. */
export function ReportPage(props: ReportPageProps) {
  const { administrationId, title, description, tools, back, exports = [], pages, loading, onRetry, children } = props
  usePageTitle(title)
  const paper = usePrintAll(pages)
  return (
    <div className={styles.page} aria-busy={loading}>
      <DetailHeader
        back={back ?? { label: 'Rapporten', href: administrationAddress(administrationId, 'reports') }}
        className={styles.header}
        title={title}
        description={description}
        besides={takeAlong(exports, paper)}
      />
      {tools}
      {pages?.fetchMore && <p className={printOnly}>{NOT_ALL}</p>}
      {onRetry ? <LoadError onRetry={onRetry} /> : children}
    </div>
  )
}
