import { AppLink, Avatar, Badge, buttonClassName, Card, EmptyState, PageHeader, Skeleton } from '@klopt/ui'
import { ScreenShare } from 'lucide-react'
import { address } from '../../../app/routing/address.ts'
import { useNow } from '../../../shared/dates/use-now.ts'
import { usePageTitle } from '../../../app/routing/use-page-title.ts'
import { LoadError } from '../../../shell/load-error.tsx'
import * as styles from './operator.css.ts'
import { sinceText } from './since-text.ts'
import { useShares, type Share } from './use-shares.ts'

/** Who waits for somebody to look along, the longest first. */
export function WaitingScreen() {
  usePageTitle('Schermdelen')
  const { data, error, refetch } = useShares()
  return (
    <div className={styles.page}>
      <PageHeader
        className={styles.header}
        title="Schermdelen"
        description="Klanten die nu hun scherm delen, wie het langst wacht bovenaan."
      />
      <Card padding="none">
        {data ? (
          <Shares shares={data} />
        ) : error ? (
          <LoadError error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height="72px" />
        )}
      </Card>
    </div>
  )
}

function Shares({ shares }: { shares: readonly Share[] }) {
  const now = useNow()
  if (shares.length === 0) {
    return (
      <EmptyState icon={ScreenShare} title="Niemand deelt nu een scherm">
        Een klant begint met schermdelen onder ‘Hulp’, op het tabblad ‘Meer...’. Daarna staat de aanvraag hier.
      </EmptyState>
    )
  }
  return (
    <ul className={styles.shares}>
      {shares.map((share) => (
        <SharedScreen key={share.id} share={share} now={now} />
      ))}
    </ul>
  )
}

function SharedScreen({ share, now }: { share: Share; now: number }) {
  const { id, name, company, since, operatorName, isMine } = share
  const isOpen = operatorName === null || isMine
  return (
    <li className={styles.share}>
      <Avatar name={name} size={36} decorative />
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.details}>
          {company} · {sinceText(since, now)}
        </span>
      </div>
      {operatorName !== null && <Badge tone="info">{isMine ? 'Jij kijkt mee' : `${operatorName} kijkt mee`}</Badge>}
      {isOpen && (
        <AppLink
          href={address('/v2/admin/screen-sharing/$screenShareId', { params: { screenShareId: id } })}
          aria-label={`${isMine ? 'Verder meekijken' : 'Meekijken'} met ${name}`}
          className={buttonClassName({ variant: isMine ? 'secondary' : 'primary' })}
        >
          {isMine ? 'Verder meekijken' : 'Meekijken'}
        </AppLink>
      )}
    </li>
  )
}
