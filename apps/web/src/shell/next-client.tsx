import { contract } from '@klopt/api-client/contract'
import { Button } from '@klopt/ui'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { notifyByToast } from '../app/errors/notify-by-toast.ts'
import { administrationAddress, type PlacePath } from '../app/routing/address.ts'
import { nextInRound } from '../app/session/client-round.ts'
import { useWrite } from '../app/transport/use-write.ts'

/** Places that are the same work at the next client; elsewhere one begins at the dashboard. */
const SAME_WORK: readonly PlacePath[] = [
  'vat-return',
  'bank',
  'purchases/documents',
  'questions',
  'icp',
  'fiscal-years',
  'dossier',
]

/** Goes on with the next client of the list from which this one was opened, at the same work. */
export function NextClient({ administrationId }: { administrationId: number }) {
  const navigate = useNavigate()
  const place = useRouterState({
    select: ({ location }) => location.pathname.replace(/^\/v2\/administrations\/\d+\//, '').replace(/\/$/, ''),
  })
  const enter = useWrite(contract.administrations.login, { errors: 'screen' })
  const next = nextInRound(administrationId)
  if (next === null) return null
  const path = SAME_WORK.find((work) => work === place) ?? 'dashboard'
  const go = () =>
    enter.mutate(
      { params: { administrationId: next.id } },
      { onSuccess: () => void navigate({ href: administrationAddress(next.id, path) }), onError: notifyByToast },
    )
  return (
    <Button size="small" icon={ArrowRight} loading={enter.isPending} onClick={go} title={next.name}>
      Volgende klant
    </Button>
  )
}
