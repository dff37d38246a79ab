import { contract, type Estimate } from '@klopt/api-client/contract'
import { EURO } from '@klopt/bookkeeping/money'
import { addDays } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { isMissing } from '../../app/errors/failures.ts'
import type { EditorSubject } from '../../app/routing/id-params.ts'
import { useWriteBlockAtStart } from '../../app/session/use-write-block.ts'
import { today } from '../../app/today.ts'
import { query } from '../../app/transport/api.ts'
import { useFresh } from '../../app/transport/use-fresh.ts'
import type { EditorSession } from '../../shared/drafts/editor-session.ts'
import { useEditorSession } from '../../shared/drafts/use-editor-session.ts'
import { emptyLine } from '../../shared/selling/draft.ts'
import { usualVatCode } from '../../shared/selling/vat-choices.ts'
import { DetailWaiting } from '../../shell/detail-waiting.tsx'
import { PageLoadError } from '../../shell/load-error.tsx'
import { NoChange } from '../../shell/no-change.tsx'
import { NotFound } from '../../shell/not-found.tsx'
import { estimateDraftOf, type EstimateDraft } from './estimate-draft.ts'
import { EstimateEditor } from './estimate-editor.tsx'
import { estimateHref, estimatesBack, estimatesHref } from './estimate-filters.ts'
import { SentEstimate } from './sent-estimate.tsx'

/** How long a new estimate holds. */
const VALID_DAYS = 30

export interface EstimatePlaceProps {
  administrationId: number
  subject: EditorSubject
}

/** An estimate at its address: a draft to work on, or what its customer has. */
export function EstimatePlace({ administrationId, subject }: EstimatePlaceProps) {
  const { session, ...rest } = useEditorSession(subject, (estimateId) => estimateHref(administrationId, estimateId))
  return <Sitting key={session.key} {...{ administrationId, session, ...rest }} />
}

interface SittingProps {
  administrationId: number
  session: EditorSession
  onCreated: (estimateId: number) => void
  onLoadNewest: () => void
}

function Sitting({ administrationId, session, onCreated, onLoadNewest }: SittingProps) {
  const writeBlock = useWriteBlockAtStart(administrationId, { permission: 'BOOKING' })
  const estimateId = session.subject === 'new' ? session.createdId : session.subject
  const profile = useQuery(query(contract.administrations.profile, { params: { administrationId } }))
  const estimate = useFresh(
    contract.estimates.get,
    { params: { administrationId, estimateId: estimateId ?? 0 } },
    { enabled: estimateId !== null },
  )
  const failed = [profile, estimate].find((part) => part.isError && part.data === undefined)
  if (isMissing(failed?.error)) return <NotFound />
  if (failed) return <PageLoadError error={failed.error} onRetry={() => void failed.refetch()} />
  if (session.isNew && writeBlock) {
    return (
      <NoChange writeBlock={writeBlock} back={{ href: estimatesHref(administrationId), label: 'Naar de offertes' }} />
    )
  }
  if (profile.data === undefined || (!session.isNew && estimate.data === undefined))
    return <DetailWaiting back={estimatesBack(administrationId)} />
  if (estimate.data && estimate.data.status !== 'draft') {
    // With its buttons, which take a line of their own on a phone.
    if (writeBlock === undefined) return <DetailWaiting back={estimatesBack(administrationId)} />
    return (
      <SentEstimate
        administrationId={administrationId}
        estimate={estimate.data}
        profile={profile.data}
        onTakenBack={onLoadNewest}
      />
    )
  }
  const opened = session.isNew ? undefined : estimate.data
  return (
    <EstimateEditor
      administrationId={administrationId}
      estimate={opened ?? null}
      initial={initialDraft(opened)}
      profile={profile.data}
      onCreated={onCreated}
      onLoadNewest={onLoadNewest}
    />
  )
}

function initialDraft(estimate: Estimate | undefined): EstimateDraft {
  if (estimate) return estimateDraftOf(estimate)
  const day = today()
  return {
    contactId: null,
    invoiceDate: day,
    validUntil: addDays(day, VALID_DAYS),
    paymentTermDays: '0',
    reference: '',
    note: '',
    pricesIncludeVat: false,
    discountPercent: '',
    currency: EURO,
    exchangeRate: '',
    lines: [emptyLine(usualVatCode(undefined))],
  }
}
