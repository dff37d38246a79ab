import { contract, type RecurringInvoice } from '@klopt/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { isMissing } from '../../app/errors/failures.ts'
import type { EditorSubject } from '../../app/routing/id-params.ts'
import { useWriteBlockAtStart } from '../../app/session/use-write-block.ts'
import { today } from '../../app/today.ts'
import { query } from '../../app/transport/api.ts'
import { useFresh } from '../../app/transport/use-fresh.ts'
import type { EditorSession } from '../../shared/drafts/editor-session.ts'
import { useEditorSession } from '../../shared/drafts/use-editor-session.ts'
import { DetailWaiting } from '../../shell/detail-waiting.tsx'
import { PageLoadError } from '../../shell/load-error.tsx'
import { NoChange } from '../../shell/no-change.tsx'
import { NotFound } from '../../shell/not-found.tsx'
import { recurringDraftOf, type RecurringDraft } from './recurring-draft.ts'
import { RecurringEditor } from './recurring-editor.tsx'
import { recurringBack, recurringHref, recurringListHref } from './recurring-filters.ts'
import { RunningRecurring } from './running-recurring.tsx'

export interface RecurringPlaceProps {
  administrationId: number
  subject: EditorSubject
}

/** A recurring invoice at its address: to work on while it makes nothing, else what it makes. */
export function RecurringPlace({ administrationId, subject }: RecurringPlaceProps) {
  const { session, ...rest } = useEditorSession(subject, (id) => recurringHref(administrationId, id))
  return <Sitting key={session.key} {...{ administrationId, session, ...rest }} />
}

interface SittingProps {
  administrationId: number
  session: EditorSession
  onCreated: (recurringInvoiceId: number) => void
  onLoadNewest: () => void
}

function Sitting({ administrationId, session, onCreated, onLoadNewest }: SittingProps) {
  const writeBlock = useWriteBlockAtStart(administrationId, { permission: 'BOOKING' })
  const recurringInvoiceId = session.subject === 'new' ? session.createdId : session.subject
  const profile = useQuery(query(contract.administrations.profile, { params: { administrationId } }))
  const recurring = useFresh(
    contract.recurringInvoices.get,
    { params: { administrationId, recurringInvoiceId: recurringInvoiceId ?? 0 } },
    { enabled: recurringInvoiceId !== null },
  )
  const failed = [profile, recurring].find((part) => part.isError && part.data === undefined)
  if (isMissing(failed?.error)) return <NotFound />
  if (failed) return <PageLoadError error={failed.error} onRetry={() => void failed.refetch()} />
  if (session.isNew && writeBlock) {
    const back = { href: recurringListHref(administrationId), label: 'Naar de herhaalfacturen' }
    return <NoChange writeBlock={writeBlock} back={back} />
  }
  if (profile.data === undefined || (!session.isNew && recurring.data === undefined))
    return <DetailWaiting back={recurringBack(administrationId)} />
  const { data } = recurring
  if (data && (data.status === 'active' || data.status === 'ended')) {
    return <RunningRecurring administrationId={administrationId} recurring={data} onChanged={onLoadNewest} />
  }
  const opened = session.isNew ? undefined : data
  return (
    <RecurringEditor
      administrationId={administrationId}
      recurring={opened ?? null}
      initial={initialDraft(opened, profile.data.paymentTermDays)}
      profile={profile.data}
      onCreated={onCreated}
      onLoadNewest={onLoadNewest}
    />
  )
}

function initialDraft(recurring: RecurringInvoice | undefined, paymentTermDays: number): RecurringDraft {
  if (recurring) return recurringDraftOf(recurring)
  return recurringDraftOf({
    contactId: null,
    schedule: { unit: 'month', count: 1, startsOn: today() },
    mode: 'draft',
    paymentTermDays,
    reference: '',
    note: '',
    pricesIncludeVat: false,
    discountPercent: '0',
    lines: [],
  })
}
