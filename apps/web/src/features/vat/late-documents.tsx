import { AppLink } from '@klopt/ui'
import { formatDateShort, formatEuro } from '@klopt/validators'
import { entryHref } from '../../app/routing/hrefs.ts'
import type { LatePeriod } from './late-sentences.ts'
import * as lineStyles from './vat-lines.css.ts'
import * as styles from './vat.css.ts'

export interface LateDocumentsProps {
  administrationId: number
  /** Newest first. */
  documents: LatePeriod['documents']
  /** How many are named before the rest is counted. */
  shown?: number
}

/** The documents whose VAT came after the return of their period. */
export function LateDocuments({ administrationId, documents, shown = 5 }: LateDocumentsProps) {
  const more = documents.length - shown
  return (
    <div>
      <ul className={lineStyles.lateDocuments}>
        {documents.slice(0, shown).map(({ entryId, date, bookedOn, description, vatCents }) => (
          <li key={entryId}>
            <AppLink href={entryHref(administrationId, entryId)} className={lineStyles.lateDocument}>
              <span className={lineStyles.lineWords}>
                <span className={lineStyles.lineTitle}>{description}</span>
                <span className={lineStyles.lineDetail}>
                  {formatDateShort(date)}, geboekt {formatDateShort(bookedOn)}
                </span>
              </span>
              <span className={lineStyles.lineAmount}>{formatEuro(vatCents)}</span>
            </AppLink>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.muted}>en {more === 1 ? 'nog een document' : `nog ${more} documenten`}</p>}
    </div>
  )
}
