import { contract } from '@klopt/api-client/contract'
import { Alert, Card, PageHeader, Skeleton } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../app/transport/api.ts'
import type { CurrentUser } from '../../app/session/session.ts'
import { today } from '../../app/today.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { LoadError } from '../../shell/load-error.tsx'
import { CancelCard } from './cancel-card.tsx'
import { isMainUserOf, NOT_MAIN_USER } from './main-user.ts'
import { PaymentCard } from './payment-card.tsx'
import { PlanCard } from './plan-card.tsx'
import { noteOf } from './subscription-state.ts'
import * as styles from './subscription-screen.css.ts'
import type { SubscriptionPartProps } from './types.ts'

export interface SubscriptionScreenProps {
  user: CurrentUser
  administrationId: number
}

/** What an administration has, what it costs, how it is paid, and the ways to change that. */
export function SubscriptionScreen({ user, administrationId }: SubscriptionScreenProps) {
  usePageTitle('Abonnement')
  const { data, error, isError, refetch } = useQuery(
    query(contract.subscriptions.get, { params: { administrationId } }),
  )
  return (
    <div className={styles.page} aria-busy={data === undefined && !isError}>
      <PageHeader
        className={styles.header}
        title="Abonnement"
        description="Wat je hebt, wat het kost en hoe je het betaalt."
      />
      {data ? (
        <Loaded
          subscription={data}
          administrationId={administrationId}
          isMainUser={isMainUserOf(user, administrationId)}
        />
      ) : isError ? (
        <Card>
          <LoadError error={error} onRetry={() => void refetch()} />
        </Card>
      ) : (
        <Card title="Je abonnement">
          <Skeleton height="200px" />
        </Card>
      )}
    </div>
  )
}

function Loaded(props: SubscriptionPartProps) {
  const { subscription, isMainUser } = props
  const note = noteOf(subscription, today())
  return (
    <>
      {note && (
        <Alert tone={note.tone} title={note.title}>
          {note.text}
        </Alert>
      )}
      {!isMainUser && <Alert tone="info">{NOT_MAIN_USER}</Alert>}
      <PlanCard {...props} />
      <PaymentCard {...props} />
      {isMainUser && <CancelCard {...props} />}
    </>
  )
}
