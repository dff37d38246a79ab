import { contract } from '@klopt/api-client/contract'
import { Alert, Card, Skeleton, Switch, toast, Tooltip } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { query } from '../app/transport/api.ts'
import { wasNotified } from '../app/errors/unhandled-errors.ts'
import { useWrite } from '../app/transport/use-write.ts'
import { LoadError } from './load-error.tsx'

/** Whether support may look; the main user alone says so (specification, sections 4 and 6). */
export function ConsentSwitch({ userId, administrationId }: { userId: number; administrationId: number }) {
  const params = { administrationId }
  const administration = useQuery(query(contract.administrations.get, { params }))
  const access = useQuery(query(contract.users.administrationAccess, { params: { userId, administrationId } }))
  const give = useWrite(contract.administrations.giveAccess)
  const revoke = useWrite(contract.administrations.revokeAccess)
  const failed = administration.error ?? access.error
  if (failed && (!administration.data || !access.data)) {
    const retry = () => void Promise.all([administration.refetch(), access.refetch()])
    return <LoadError error={failed} onRetry={retry} />
  }
  if (!administration.data || !access.data) return <Skeleton height="96px" />
  const { isPrimaryUser } = access.data
  const isBusy = give.isPending || revoke.isPending
  const change = (allowed: boolean) =>
    (allowed ? give : revoke).mutate(
      { params },
      {
        onSuccess: () => void toast.success(allowed ? 'Support kan nu meekijken.' : 'Support kan niet meer meekijken.'),
      },
    )
  const failure = give.error ?? revoke.error
  return (
    <Card>
      <Tooltip
        content={isPrimaryUser ? undefined : 'Alleen de hoofdgebruiker kan de toestemming wijzigen'}
        forDisabled={!isPrimaryUser}
      >
        <Switch
          label="Support mag deze administratie bekijken"
          hint="Handig als je een vraag hebt gesteld. Een medewerker kijkt steeds hoogstens een uur mee en geeft een reden op. Zet je dit uit, dan stopt dat meteen."
          checked={isBusy ? give.isPending : administration.data.is_accessible_by_klopt}
          disabled={isBusy || !isPrimaryUser}
          onChange={change}
        />
      </Tooltip>
      {failure && !wasNotified(failure) && <Alert tone="danger">{failure.message}</Alert>}
    </Card>
  )
}
