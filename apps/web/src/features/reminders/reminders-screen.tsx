import { contract, type ReminderStepItem } from '@klopt/api-client/contract'
import { Button, Card, EmptyState, PageHeader, Table, type ButtonProps, type Column } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { BellRing, Plus } from 'lucide-react'
import { useState } from 'react'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { query } from '../../app/transport/api.ts'
import { reminderKinds } from '../../shared/reminders/reminder-words.ts'
import { changeColumn } from '../../shared/lists/change-column.tsx'
import { LoadError } from '../../shell/load-error.tsx'
import { ModeCard } from './mode-card.tsx'
import { StepModal } from './step-modal.tsx'
import * as styles from './reminders.css.ts'

interface RemindersScreenProps {
  administrationId: number
  /** Whose own steps are shown; null for everybody's. */
  contactId: number | null
}

/** What is to be sent today, whether that goes by itself, and the steps; or the steps of one contact. */
export function RemindersScreen({ administrationId, contactId }: RemindersScreenProps) {
  usePageTitle('Herinneringen')
  const params = { administrationId }
  const ofWhom = contactId === null ? {} : { contactId: String(contactId) }
  const { data, isError, error, refetch } = useQuery(query(contract.reminders.steps, { params, query: ofWhom }))
  const contact = useQuery({
    ...query(contract.contacts.get, { params: { administrationId, contactId: contactId ?? 0 } }),
    enabled: contactId !== null,
  })
  const [open, setOpen] = useState<'new' | ReminderStepItem | null>(null)
  const mayChange = useMayChange(administrationId, { permission: 'BOOKING' })
  /** Where there is none it is what begins; beside others the screen has a stronger one. */
  const add = (look: Pick<ButtonProps, 'variant' | 'size'>) =>
    mayChange && (
      <Button {...look} icon={Plus} onClick={() => setOpen('new')}>
        Stap toevoegen
      </Button>
    )
  return (
    <div className={styles.page} aria-busy={data === undefined && !isError}>
      <PageHeader
        className={styles.header}
        title={contactId === null ? 'Herinneringen' : `Herinneringen voor ${contact.data?.name ?? 'een relatie'}`}
        description={
          contactId === null
            ? 'Klanten die te laat betalen krijgen een brief met wat er openstaat. Het stopt vanzelf als er is betaald.'
            : 'Met een eigen stap krijgt deze relatie alleen de stappen hieronder, en niet meer die van iedereen.'
        }
      />
      {isError ? (
        <Card>
          <LoadError error={error} onRetry={() => void refetch()} />
        </Card>
      ) : (
        <>
          {data && contactId === null && (
            <ModeCard key={`${data.mode} ${data.sendHour}`} administrationId={administrationId} settings={data} />
          )}
          {/* A card of its own once there is one above it: what waits is not pushed away. */}
          <Card
            key={data ? 'known' : 'waiting'}
            title="Stappen"
            padding="none"
            aside={data && data.items.length > 0 && add({ size: 'small' })}
          >
            <Table
              label="Stappen"
              columns={[
                ...columns,
                ...(mayChange ? [changeColumn<ReminderStepItem>(({ name }) => name, setOpen)] : []),
              ]}
              rows={data?.items ?? []}
              rowKey={({ id }) => String(id)}
              loading={data === undefined}
              empty={
                <EmptyState icon={BellRing} title="Nog geen stappen" action={add({ variant: 'primary' })}>
                  {contactId === null
                    ? 'Kies hierboven hoe het verstuurd wordt, dan staan de gebruikelijke stappen klaar.'
                    : 'Deze relatie krijgt de stappen van iedereen.'}
                </EmptyState>
              }
            />
          </Card>
        </>
      )}
      {open !== null && (
        <StepModal
          administrationId={administrationId}
          contactId={contactId}
          step={open === 'new' ? null : open}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  )
}

const columns: readonly Column<ReminderStepItem>[] = [
  { id: 'name', header: 'Naam', card: 'title', cell: ({ name }) => name },
  { id: 'kind', header: 'Wat de brief doet', card: 'detail', cell: ({ kind }) => reminderKinds[kind] },
  {
    id: 'days',
    header: 'Dagen te laat',
    width: '130px',
    align: 'end',
    card: 'amount',
    cell: ({ afterDays }) => String(afterDays),
    cardCell: ({ afterDays }) => (afterDays === 1 ? 'na 1 dag' : `na ${afterDays} dagen`),
  },
]
