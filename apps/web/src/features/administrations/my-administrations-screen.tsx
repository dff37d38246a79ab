import { contract } from '@klopt/api-client/contract'
import { Alert, askConfirmation, Button, Card, EmptyState, PageHeader, SearchField } from '@klopt/ui'
import { useNavigate } from '@tanstack/react-router'
import { Building2, Plus } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import type { CurrentUser } from '../../app/session/session.ts'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { today } from '../../app/today.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import type { Leaving } from '../../shared/administrations/leaving.ts'
import { AdministrationList } from './administration-list.tsx'
import { administrationLists, type AdministrationRow } from './administration-rows.ts'
import * as styles from './my-administrations-screen.css.ts'

export interface MyAdministrationsScreenProps {
  user: CurrentUser
  /** What is known of administrations on their way out; null where nothing is removed. */
  leaving: Leaving | null
  /** Opens the subscription wizard for an administration. */
  onChoosePlan: (administrationId: number) => void
}

/** From this many administrations on a search field helps more than it distracts. */
const SEARCH_FROM = 6

/** The administrations one has a role in, and those that somebody asked to remove. */
export function MyAdministrationsScreen({ user, leaving: removals, onChoosePlan }: MyAdministrationsScreenProps) {
  usePageTitle('Mijn administraties')
  const notes = removals ? removals.notes : nobody
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search.trim().toLowerCase())
  const day = today()
  const { active, leaving } = useMemo(() => administrationLists(user, notes, day), [user, notes, day])
  const total = active.length + leaving.length
  const found = (rows: readonly AdministrationRow[]) => rows.filter(({ name }) => name.toLowerCase().includes(wanted))
  return (
    <div className={styles.page}>
      <PageHeader
        title="Mijn administraties"
        description={`Ingelogd als ${user.email_address}`}
        actions={total > 0 && <NewAdministration />}
      />
      {total >= SEARCH_FROM && (
        <SearchField
          label="Zoek een administratie"
          placeholder="Zoek een administratie"
          value={search}
          onSearch={setSearch}
          debounceMs={0}
        />
      )}
      {removals?.isError && notes === undefined && (
        <Alert
          tone="warning"
          action={
            <Button size="small" onClick={removals.refetch}>
              Opnieuw proberen
            </Button>
          }
        >
          We konden niet ophalen welke administraties een verwijderverzoek hebben.
        </Alert>
      )}
      <Card padding="none">
        {total === 0 ? (
          <EmptyState icon={Building2} title="Je hebt nog geen administratie" action={<StartTrial />}>
            Probeer Klopt zestig dagen gratis; je zit nergens aan vast.
          </EmptyState>
        ) : (
          <AdministrationList
            label="Administraties"
            rows={found(active)}
            whenEmpty={wanted === '' ? 'Je hebt geen lopende administratie.' : 'Geen administratie heet zo.'}
            leaving={removals}
            onChoosePlan={onChoosePlan}
          />
        )}
      </Card>
      {leaving.length > 0 && (
        <Card title="Administraties met een verwijderverzoek" padding="none">
          <AdministrationList
            label="Administraties met een verwijderverzoek"
            rows={found(leaving)}
            whenEmpty="Geen administratie met een verwijderverzoek heet zo."
            leaving={removals}
            onChoosePlan={onChoosePlan}
          />
        </Card>
      )}
    </div>
  )
}

const nobody: ReadonlyMap<number, string> = new Map()

function useCreate() {
  const navigate = useNavigate()
  const create = useWrite(contract.administrations.create, {
    onAnswer: ({ redirect_url }) => void navigate({ href: redirect_url }),
  })
  return {
    isPending: create.isPending,
    start: () => create.mutate({ body: { subscription_variant_id: null } }, { onError: notifyByToast }),
  }
}

function NewAdministration() {
  const { isPending, start } = useCreate()
  async function ask(): Promise<void> {
    const sure = await askConfirmation({
      title: 'Nieuwe administratie maken',
      text: 'We maken een administratie met een proefabonnement van zestig dagen. Daarna kies je zelf of je doorgaat.',
      confirmLabel: 'Administratie maken',
    })
    if (sure) start()
  }
  return (
    <Button icon={Plus} loading={isPending} onClick={() => void ask()}>
      Maak nieuwe administratie
    </Button>
  )
}

function StartTrial() {
  const { isPending, start } = useCreate()
  return (
    <Button variant="primary" loading={isPending} onClick={start}>
      Start een proefabonnement
    </Button>
  )
}
