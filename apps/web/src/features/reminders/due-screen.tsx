import { contract } from '@klopt/api-client/contract'
import { AppLink, Button, buttonClassName, EmptyState, SumLine, toast } from '@klopt/ui'
import { formatEuro } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { MailCheck, MailX, SearchX, Send } from 'lucide-react'
import { useMemo } from 'react'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { administrationAddress } from '../../app/routing/address.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { query } from '../../app/transport/api.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { oneAnswerQuery } from '../../shared/lists/list-search.ts'
import { onePage } from '../../shared/lists/one-page.ts'
import { sortRows } from '../../shared/lists/sort-rows.ts'
import { InvoiceTabs } from '../../shell/invoice-tabs.tsx'
import { useExports } from '../../shared/lists/use-exports.ts'
import { ListScreen } from '../../shell/list-screen.tsx'
import { askToRemind } from '../../shell/reminders/ask-to-remind.tsx'
import { dueColumns } from './due-columns.tsx'
import { dueContacts, type DueContact } from './due-contacts.ts'
import { dueHref, readDueSearch, type DueSearch } from './due-search.ts'

export interface DueScreenProps {
  administrationId: number
  filter: DueSearch
  onFilter: (filter: DueSearch) => void
}

/** Who is to be reminded today, to check and send. */
export function DueScreen({ administrationId, filter, onFilter }: DueScreenProps) {
  usePageTitle('Vandaag te herinneren')
  const asked = useQuery(query(contract.reminders.due, { params: { administrationId } }))
  const all = useMemo(() => dueContacts(asked.data?.items ?? []), [asked.data])
  const rows = useMemo(() => found(all, filter), [all, filter])
  const columns = useMemo(() => dueColumns(administrationId), [administrationId])
  const { send, isPending } = useSend(administrationId)
  const mayChange = useMayChange(administrationId, { permission: 'BOOKING' })
  const exports = useExports(contract.reminders.exportDue, {
    params: { administrationId },
    query: oneAnswerQuery(filter),
  })
  const hrefOf = (next: DueSearch) => dueHref(administrationId, next)
  return (
    <ListScreen<DueContact, DueSearch>
      name={`reminders-due.${administrationId}`}
      title="Facturen"
      tableLabel="Vandaag te herinneren"
      itemsName="relaties"
      allLabel="Iedereen"
      summary={
        all.length > 0 && (
          <SumLine text={`${all.length === 1 ? '1 relatie' : `${all.length} relaties`} · ${formatEuro(openOf(all))}`} />
        )
      }
      actions={
        mayChange &&
        all.some(canSend) && (
          <Button variant="primary" icon={Send} loading={isPending} onClick={() => void send(all)}>
            Alles versturen
          </Button>
        )
      }
      tabs={<InvoiceTabs administrationId={administrationId} current="reminders" />}
      {...{ filter, onFilter, columns, hrefOf, exports }}
      pages={onePage(asked, rows)}
      totalCount={rows.length}
      read={readDueSearch}
      defaultSort="contactName"
      searchLabel="Zoek een relatie"
      searchPlaceholder="Naam of factuurnummer"
      searchDelayMs={0}
      rowId={({ contactId }) => contactId}
      rowLabel={({ contactName }) => contactName}
      rowHref={({ contactId }) =>
        administrationAddress(administrationId, 'contacts/$contactId', { params: { contactId } })
      }
      {...(mayChange && {
        bulk: {
          actions: (chosen, done) => (
            <Button size="small" icon={Send} loading={isPending} onClick={() => void send(chosen, done)}>
              Versturen {chosen.filter(canSend).length}
            </Button>
          ),
          summary: (chosen) => formatEuro(openOf(chosen)),
        },
      })}
      empty={<NothingDue administrationId={administrationId} search={filter.search} />}
    />
  )
}

function useSend(administrationId: number) {
  const write = useWrite(contract.reminders.send)
  const send = async (rows: readonly DueContact[], done?: () => void) => {
    const contactIds = rows.filter(canSend).map(({ contactId }) => contactId)
    if (contactIds.length === 0) {
      toast.error('Geen van deze relaties heeft een e-mailadres.')
      return
    }
    if (!(await askToRemind({ administrationId, contactIds }))) return
    const onSuccess = () => {
      toast.success(contactIds.length === 1 ? 'De brief gaat eruit' : 'De brieven gaan eruit')
      done?.()
    }
    write.mutate({ params: { administrationId }, body: { contactIds } }, { onSuccess, onError: notifyByToast })
  }
  return { send, isPending: write.isPending }
}

const canSend = ({ recipient }: DueContact): boolean => recipient !== null

const openOf = (rows: readonly DueContact[]): number => rows.reduce((sum, { openCents }) => sum + openCents, 0)

function found(rows: readonly DueContact[], { search = '', sort = 'contactName' }: DueSearch) {
  const wanted = search.toLowerCase()
  const fits = ({ contactName, invoices }: DueContact) =>
    [contactName, ...invoices.map(({ number }) => number)].some((text) => text.toLowerCase().includes(wanted))
  return sortRows(rows.filter(fits), sort, {
    contactName: ({ contactName }) => contactName,
    openCents: ({ openCents }) => openCents,
  })
}

function NothingDue({ administrationId, search }: { administrationId: number } & Pick<DueSearch, 'search'>) {
  const steps = useQuery(query(contract.reminders.steps, { params: { administrationId }, query: {} }))
  if (search !== undefined) {
    return (
      <EmptyState icon={SearchX} title="Niets gevonden">
        Niemand die vandaag herinnerd wordt past bij ‘{search}’.
      </EmptyState>
    )
  }
  if (steps.data?.mode === 'off') {
    return (
      <EmptyState
        icon={MailX}
        title="Je herinnert zelf"
        action={
          <AppLink
            href={administrationAddress(administrationId, 'settings/reminders')}
            className={buttonClassName({ variant: 'primary' })}
          >
            Herinneren instellen
          </AppLink>
        }
      >
        Zo heb je het ingesteld: een herinnering gaat pas uit als je die bij een factuur verstuurt. Daarom staat hier
        niemand, ook niet als een factuur te laat is.
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={MailCheck} title="Vandaag is er niets te versturen">
      Zodra een factuur te laat is en een stap aan de beurt komt, staat de relatie hier.
    </EmptyState>
  )
}
