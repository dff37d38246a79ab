import { createFileRoute } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { currentUserQuery } from '../../../app/session.ts'
import { PlainLayout } from '../../../shell/plain-layout.tsx'
import { MyAdministrationsScreen } from '../../../features/administrations/my-administrations-screen.tsx'

/** The wizard is a chunk of its own: it is opened seldom. */
async function choosePlan(administrationId: number): Promise<void> {
  const { openSubscriptionWizard } = await import('../../../features/subscriptions/subscription-wizard.tsx')
  openSubscriptionWizard(administrationId)
}

export const Route = createFileRoute('/v2/_signed-in/my-administrations')({
  component: function MyAdministrations() {
    const { user } = Route.useRouteContext()
    const { data = user } = useQuery(currentUserQuery())
    return (
      <PlainLayout user={data}>
        <MyAdministrationsScreen user={data} onChoosePlan={(id) => void choosePlan(id)} />
      </PlainLayout>
    )
  },
})
