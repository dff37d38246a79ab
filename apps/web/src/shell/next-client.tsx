import { contract } from '@klopt/api-client/contract'
import { Button, Kbd, toast } from '@klopt/ui'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { isMissing } from '../app/errors/failures.ts'
import { notifyByToast } from '../app/errors/notify-by-toast.ts'
import { administrationAddress, type PlacePath } from '../app/routing/address.ts'
import { leaveOutOfRound, placeInRound } from '../app/session/client-round.ts'
import { useWrite } from '../app/transport/use-write.ts'
import * as styles from './customer-view-banner.css.ts'
import { useLetterKey } from '../shared/keys/use-letter-key.ts'

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

/**
 * Goes on with the next client of the list from which this one was opened, at the same work; by the key N too. At the
 * last one the list itself is next, as it was left.
 */
export function NextClient({ administrationId, listHref }: { administrationId: number; listHref: string }) {
  const navigate = useNavigate()
  const path = useRouterState({
    select: ({ location }) => location.pathname.replace(/^\/v2\/administrations\/\d+\//, '').replace(/\/$/, ''),
  })
  const enter = useWrite(contract.administrations.login, { errors: 'screen' })
  const where = placeInRound(administrationId)
  const go = () => {
    if (where === null || enter.isPending) return
    if (where.next === null) return void navigate({ href: listHref })
    const { id, name } = where.next
    const work = SAME_WORK.find((same) => same === path) ?? 'dashboard'
    enter.mutate(
      { params: { administrationId: id } },
      {
        onSuccess: () => void navigate({ href: administrationAddress(id, work) }),
        onError: (error) => {
          if (!isMissing(error)) return notifyByToast(error)
          leaveOutOfRound(id)
          toast.error(`${name} is geen klant van jou of je kantoor meer. Ga nog een keer verder voor de volgende.`)
        },
      },
    )
  }
  useLetterKey('n', where !== null, go)
  if (where === null) return null
  const { next, place, count } = where
  return (
    <>
      <span className={styles.place}>
        {place} van {count}
      </span>
      <Button
        size="small"
        icon={ArrowRight}
        loading={enter.isPending}
        onClick={go}
        title={next?.name}
        aria-keyshortcuts="N"
      >
        {next === null ? 'Naar de werklijst' : 'Volgende klant'}{' '}
        <span className={styles.key}>
          <Kbd>N</Kbd>
        </span>
      </Button>
    </>
  )
}
