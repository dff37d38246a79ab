import { contract, type ResponseOf } from '@klopt/api-client/contract'
import { Card, EmptyState, PageHeader, Skeleton } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { DoorClosed } from 'lucide-react'
import { query } from '../../app/transport/api.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { LoadError } from '../../shell/load-error.tsx'
import { instantText } from '../../shared/dates/times.ts'
import * as styles from './access-screen.css.ts'
import { clockTime } from './clock-time.ts'
import { ConsentSwitch } from '../../shell/consent-switch.tsx'

type Event = ResponseOf<typeof contract.administrations.accessLog>[number]

/** The settings' page on support: whether it may look, and when it did. */
export function SupportAccessScreen({ userId, administrationId }: { userId: number; administrationId: number }) {
  usePageTitle('Toegang')
  const { data, isError, error, refetch } = useQuery(
    query(contract.administrations.accessLog, { params: { administrationId } }),
  )
  return (
    <div className={styles.settingsPage}>
      <PageHeader
        className={styles.header}
        title="Toegang"
        description="Wie van Klopt mag meekijken, en wie dat deed."
      />
      <ConsentSwitch userId={userId} administrationId={administrationId} />
      <Card title="Wat er is gebeurd" padding="none">
        {data ? (
          data.length === 0 ? (
            <EmptyState icon={DoorClosed} title="Nog niemand heeft meegekeken">
              Hier lees je wanneer je toestemming gaf en wie er keek, met de reden.
            </EmptyState>
          ) : (
            <ol className={styles.grants}>
              {data.map((event) => (
                <LogLine
                  key={`${event.kind}-${event.at}-${event.name}-${event.viewedAs}-${event.until}`}
                  event={event}
                />
              ))}
            </ol>
          )
        ) : isError ? (
          <LoadError error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height="160px" />
        )}
      </Card>
    </div>
  )
}

const words: Record<Event['kind'], string> = {
  consent_given: 'gaf toestemming',
  consent_revoked: 'trok de toestemming in',
  entered: 'kreeg toegang',
  viewed_as: 'keek mee als',
}

function LogLine({ event: { kind, name, viewedAs, reason, at, until } }: { event: Event }) {
  return (
    <li className={styles.grant}>
      <div className={styles.words}>
        {name} {words[kind]} {viewedAs}
        {reason !== null && <div className={styles.details}>Reden: {reason}</div>}
      </div>
      <span className={styles.details}>
        {instantText(at)}
        {until !== null && ` tot uiterlijk ${clockTime(until)}`}
      </span>
    </li>
  )
}
