import type { IcpList } from '@klopt/api-client/contract'
import { Alert, AppLink, Card, linkClassName, Tick } from '@klopt/ui'
import { formatDate, formatAmount } from '@klopt/validators'
import { entryHref } from '../../app/routing/hrefs.ts'
import * as styles from './icp.css.ts'

interface MatchCardProps {
  administrationId: number
  box3b: IcpList['box3b']
}

/** Whether the list is box 3b of the VAT return, and where it is not, what is in one of them alone. */
export function MatchCard({ administrationId, box3b: { match, text, documents } }: MatchCardProps) {
  return (
    <Card title="Rubriek 3b van je aangifte">
      <div className={styles.status}>
        {match === 'different' ? <Alert tone="danger">{text}</Alert> : <Tick className={styles.agrees}>{text}</Tick>}
        {match === 'different' && (
          <ul className={styles.documents}>
            {documents.map(({ entryId, date, description, cents, isIn }) => (
              <li key={`${entryId} ${isIn}`} className={styles.document}>
                <span>
                  <AppLink href={entryHref(administrationId, entryId)} className={linkClassName}>
                    {description}
                  </AppLink>{' '}
                  van {formatDate(date)}, alleen in de {isIn === 'return' ? 'btw-aangifte' : 'opgaaf'}
                </span>
                <span className={styles.amount}>{formatAmount(cents)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  )
}
