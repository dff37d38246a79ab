import { contract } from '@klopt/api-client/contract'
import { Alert, Button } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { query } from '../app/transport/api.ts'
import { currentUserQuery, type CurrentUser } from '../app/session/session.ts'
import { today } from '../app/today.ts'
import { choosePlan } from '../features/subscriptions/choose-plan.ts'
import { isMainUserOf } from '../features/subscriptions/main-user.ts'
import { noticeOf } from '../features/subscriptions/subscription-notice.ts'
import { ExampleBanner } from './example-banner.tsx'
import * as styles from './subscription-banner.css.ts'

export interface SubscriptionBannerProps {
  user: CurrentUser
  administrationId: number
}

/** Says on every screen of an administration that it holds examples, that its trial ends, or that nothing can be changed, and leads to a plan. */
export function SubscriptionBanner({ user: entered, administrationId }: SubscriptionBannerProps) {
  // Choosing a plan refreshes the user; the one the route brought along is as old as the page.
  const { data: user = entered } = useQuery(currentUserQuery())
  const own = user.administrations?.find(({ id }) => id === administrationId)
  const other = useQuery({
    ...query(contract.administrations.get, { params: { administrationId } }),
    enabled: own === undefined,
    meta: { errors: 'screen' },
  })
  const subscription = (own ?? other.data)?.subscription
  const notice = subscription ? noticeOf(subscription, today()) : null
  // There the screen itself says it, in full.
  const isSaid = useRouterState({ select: ({ location }) => location.pathname.endsWith('/settings/subscription') })
  if ((own ?? other.data)?.is_example === true) return <ExampleBanner {...{ user, administrationId }} />
  if (!notice || isSaid) return null
  const canChoose = isMainUserOf(user, administrationId)
  return (
    <div className={styles.banner}>
      <Alert
        tone={notice.isReadOnly ? 'warning' : 'info'}
        title={notice.title}
        action={
          canChoose && (
            <Button size="small" onClick={() => void choosePlan(administrationId)}>
              Selecteer abonnement
            </Button>
          )
        }
      >
        {notice.text}
        {!canChoose && ' Alleen de hoofdgebruiker kan een abonnement kiezen.'}
      </Alert>
    </div>
  )
}
