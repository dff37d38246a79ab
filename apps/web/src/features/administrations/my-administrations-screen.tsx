import { contract } from '@klopt/api-client/contract'
import { Alert, AppLink, askConfirmation, Button, buttonClassName, EmptyState } from '@klopt/ui'
import { useNavigate } from '@tanstack/react-router'
import { Building2, Plus, SearchX } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import type { CurrentUser } from '../../app/session/session.ts'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { today } from '../../app/today.ts'
import { address } from '../../app/routing/address.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import type { Leaving } from '../../shared/administrations/leaving.ts'
import { onePage } from '../../shared/lists/one-page.ts'
import { sortRows } from '../../shared/lists/sort-rows.ts'
import { ListScreen } from '../../shell/list-screen.tsx'
import { administrationColumns } from './administration-columns.tsx'
import { administrationLists, type AdministrationRow } from './administration-rows.ts'
import { administrationsHref, readAdministrationsSearch, type AdministrationsSearch } from './administrations-search.ts'
import { useEnter } from './use-enter.ts'
import { useWaiting } from './use-waiting.ts'
import * as styles from './my-administrations-screen.css.ts'

export interface MyAdministrationsScreenProps {
  user: CurrentUser
  /** What is known of administrations on their way out; null where nothing is removed. */
  leaving: Leaving | null
  filter: AdministrationsSearch
  onFilter: (filter: AdministrationsSearch) => void
  /** Opens the subscription wizard for an administration. */
  onChoosePlan: (administrationId: number) => void
}

/** From this many administrations on a search field helps more than it distracts. */
const SEARCH_FROM = 6

/** The administrations one has a role in, and behind them those that somebody asked to remove. */
export function MyAdministrationsScreen(props: MyAdministrationsScreenProps) {
  const { user, leaving: removals, filter, onFilter, onChoosePlan } = props
  usePageTitle('Mijn administraties')
  const { enter } = useEnter()
  const { rows, total, hasGroups } = useRows(user, removals, filter)
  const waiting = useWaiting(today(), total > 1)
  const columns = useMemo(
    () => administrationColumns(removals, onChoosePlan, waiting),
    [removals, onChoosePlan, waiting],
  )
  return (
    <div className={styles.page}>
      {removals?.isError && removals.notes === undefined && (
        <Alert
          tone="warning"
          className={styles.problem}
          action={
            <Button size="small" onClick={removals.refetch}>
              Opnieuw proberen
            </Button>
          }
        >
          We konden niet ophalen welke administraties een verwijderverzoek hebben.
        </Alert>
      )}
      <ListScreen
        name="my-administrations"
        title="Mijn administraties"
        tableLabel="Administraties"
        itemsName="administraties"
        allLabel="Alle administraties"
        summary={`Ingelogd als ${user.email_address}`}
        actions={total > 0 && <NewAdministration />}
        {...{ filter, onFilter, columns }}
        pages={onePage(known, rows)}
        totalCount={rows.length}
        read={readAdministrationsSearch}
        hrefOf={administrationsHref}
        defaultSort="name"
        {...(total >= SEARCH_FROM && {
          searchLabel: 'Zoek een administratie',
          searchPlaceholder: 'Zoek een administratie',
        })}
        searchDelayMs={0}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        onOpen={({ id }) => enter(id)}
        {...(hasGroups && { groupOf })}
        empty={total === 0 ? <NoAdministrations firmId={user.firm_id} /> : <NothingFound />}
      />
    </div>
  )
}

/** Those of a search in their order: who stays before what is on its way out. */
function useRows(user: CurrentUser, removals: Leaving | null, { search = '', sort = 'name' }: AdministrationsSearch) {
  const notes = removals ? removals.notes : nobody
  const wanted = useDeferredValue(search.trim().toLowerCase())
  const day = today()
  const { active, examples, leaving } = useMemo(() => administrationLists(user, notes, day), [user, notes, day])
  const rows = useMemo(() => {
    const found = (list: readonly AdministrationRow[]) =>
      sortRows(
        list.filter(({ name }) => name.toLowerCase().includes(wanted)),
        sort,
        { name: ({ name }) => name },
      )
    return [...found(active), ...found(examples), ...found(leaving)]
  }, [active, examples, leaving, wanted, sort])
  const apart = examples.length + leaving.length
  return { rows, total: active.length + apart, hasGroups: apart > 0 }
}

const groupOf = ({ isLeaving, isExample }: AdministrationRow) =>
  isLeaving
    ? { key: 'leaving', name: 'Administraties met een verwijderverzoek' }
    : isExample
      ? { key: 'examples', name: 'Voorbeelden om rond te kijken' }
      : { key: 'active', name: 'Lopende administraties' }

/** Whose administrations these are is known before there is a screen. */
const known = { isPending: false, isError: false, error: null, refetch: () => Promise.resolve() } as const

const NothingFound = () => (
  <EmptyState icon={SearchX} title="Niets gevonden">
    Geen administratie heet zo.
  </EmptyState>
)

/** Who works at a firm keeps the books of its clients, and has none of their own to begin with. */
const NoAdministrations = ({ firmId }: { firmId: number | null }) =>
  firmId === null ? (
    <EmptyState icon={Building2} title="Je hebt nog geen administratie" action={<StartTrial />}>
      Probeer Klopt zestig dagen gratis; je zit nergens aan vast.
    </EmptyState>
  ) : (
    <EmptyState
      icon={Building2}
      title="Je hebt geen eigen administratie"
      action={
        <AppLink
          href={address('/v2/firms/$firmId', { params: { firmId } })}
          className={buttonClassName({ variant: 'primary' })}
        >
          Naar de werklijst
        </AppLink>
      }
    >
      De administraties van je klanten staan in de werklijst van je kantoor.
    </EmptyState>
  )

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
