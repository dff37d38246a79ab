import { contract, type CompanyProfile, type Invoice } from '@klopt/api-client/contract'
import { AppLink, Badge, Card, linkClassName, PageHeader, toast } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { administrationAddress } from '../../app/routing/address.ts'
import { query } from '../../app/transport/api.ts'
import { today } from '../../app/today.ts'
import { useWriteBlock } from '../../app/session/use-write-block.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { useAskBeforeLeaving } from '../../shared/drafts/use-ask-before-leaving.ts'
import type { Draft } from '../../shared/selling/draft.ts'
import { DraftActions } from './draft-actions.tsx'
import * as styles from '../../shell/document-editor.css.ts'
import { DraftExtras } from '../../shell/draft-extras.tsx'
import { DraftHead } from './draft-head.tsx'
import { DraftLines } from '../../shared/selling/draft-lines.tsx'
import { isWithoutVat } from '../../shared/selling/draft-scheme.ts'
import { liveTotals } from '../../shared/selling/draft-totals.ts'
import { MissingAlert } from './missing-alert.tsx'
import { dueOf, invoiceViewOf, type InvoiceViewSource } from '../../shared/selling/invoice-view-content.ts'
import { NarrowPreview, WidePreview } from '../../shell/document-preview.tsx'
import { DraftConflict } from '../../shell/draft-conflict.tsx'
import { FormBody } from '../../shell/form-body.tsx'
import { SaveIndicator } from '../../shell/save-indicator.tsx'
import { SupplyDates } from './supply-dates.tsx'
import { useDraft, type DraftState } from './use-draft.ts'
import { conflictsOf } from './refusal.ts'
import { useDownloadPdf } from './use-download-pdf.ts'
import { useRefusal } from './use-refusal.ts'
import { useCustomer, usePickCustomer } from '../../shared/selling/use-customer.ts'
import { usualVatCode } from '../../shared/selling/vat-choices.ts'

export interface DraftEditorProps {
  administrationId: number
  /** Null for one that does not exist yet. */
  invoice: Invoice | null
  initial: Draft
  profile: CompanyProfile
  onCreated: (invoiceId: number) => void
  onLoadNewest: () => void
}

/** A draft: the form at the left, the paper it becomes at the right. It saves itself. */
export function DraftEditor(props: DraftEditorProps) {
  const { administrationId, invoice, profile, initial, onCreated } = props
  const isCredit = invoice?.kind === 'credit_invoice'
  const credited = invoice?.creditsInvoiceId ?? null
  const title = isCredit ? 'Nieuwe creditfactuur' : 'Nieuwe factuur'
  usePageTitle(title)
  // One day for the whole sitting: a draft begun before midnight keeps its day.
  const [currentDay] = useState(() => today())
  const state = useDraft({ administrationId, invoice, initial, onCreated })
  const { draft, update, saving } = state
  const refusals = useRefusal(state)
  const { problems } = refusals
  const contact = useCustomer(administrationId, draft.contactId)
  const pick = usePickCustomer(administrationId, profile.paymentTermDays, update)
  const scheme = useQuery(query(contract.smallBusinessScheme.get, { params: { administrationId } })).data
  // What a credit invoice takes back keeps the VAT of its original, which the server knows.
  const isUntaxed = credited === null ? isWithoutVat(draft, scheme, currentDay) : profile.smallBusinessScheme
  const totals = useMemo(() => liveTotals(draft, currentDay, isUntaxed), [draft, currentDay, isUntaxed])
  const warning = refusals.refusal === null && credited === null ? conflictsOf(contact, totals) : null
  const writeBlock = useWriteBlock(administrationId, { permission: 'BOOKING' })
  const isIncomplete = Object.keys(state.problems).length > 0
  useAskBeforeLeaving(saving.phase === 'failed' || (saving.phase === 'waiting' && isIncomplete))

  const shownProfile = { ...profile, smallBusinessScheme: isUntaxed }
  const view = useInvoiceView({
    administrationId,
    draft,
    totals,
    contact,
    isCredit,
    profile: shownProfile,
    today: currentDay,
  })
  const preview = { view, ...useConceptPdf(administrationId, state) }
  const lineVatCode = usualVatCode(contact?.vatTreatment)
  return (
    <div className={styles.screen}>
      <div className={styles.form}>
        <PageHeader
          className={styles.pageHeader}
          title={title}
          badge={<Badge>Concept</Badge>}
          description={credited !== null && <Corrects administrationId={administrationId} invoiceId={credited} />}
          actions={
            <>
              <SaveIndicator
                saving={saving}
                savedAt={invoice === null ? null : invoice.updatedAt * 1000}
                today={currentDay}
                isIncomplete={isIncomplete}
                onRetry={() => void state.autosave.flush()}
              />
              <NarrowPreview {...preview} />
            </>
          }
        />
        {saving.phase === 'conflict' && <DraftConflict what="Deze factuur" onLoadNewest={props.onLoadNewest} />}
        <FormBody writeBlock={writeBlock}>
          <DraftHead {...{ administrationId, draft, update, problems, isCredit }} onPick={pick} />
          <Card padding="none">
            <DraftLines {...{ administrationId, draft, update, problems, totals, lineVatCode }} today={currentDay} />
          </Card>
          {warning && (
            <MissingAlert {...{ administrationId }} contactId={draft.contactId} refusal={warning} tone="warning" />
          )}
          <DraftExtras
            {...{ draft, update, problems, totals }}
            due={dueOf(isCredit, totals?.grossCents ?? 0)}
            what="de factuur"
          >
            <SupplyDates {...{ draft, update, problems }} />
          </DraftExtras>
        </FormBody>
        {writeBlock === null && <DraftActions {...{ administrationId, state, refusals, contact, isCredit }} />}
      </div>
      <WidePreview {...preview} />
    </div>
  )
}

/** The invoice that a credit invoice corrects. */
function Corrects({ administrationId, invoiceId }: { administrationId: number; invoiceId: number }) {
  const { data } = useQuery(query(contract.invoices.get, { params: { administrationId, invoiceId } }))
  return (
    <>
      Corrigeert{' '}
      <AppLink
        href={administrationAddress(administrationId, 'invoices/$invoiceId', { params: { invoiceId } })}
        className={linkClassName}
      >
        {data?.number ? `factuur ${data.number}` : 'een factuur'}
      </AppLink>
    </>
  )
}

interface ViewOptions extends Omit<InvoiceViewSource, 'logo'> {
  administrationId: number
}

function useInvoiceView({ administrationId, draft, totals, contact, profile, today, isCredit }: ViewOptions) {
  const kept = useQuery(query(contract.settings.logo, { params: { administrationId } }))
  const logo = kept.data?.logo ?? null
  // Typing goes first; the paper follows.
  const shown = useDeferredValue(draft)
  const shownTotals = useDeferredValue(totals)
  return useMemo(
    () => invoiceViewOf({ draft: shown, totals: shownTotals, contact, profile, logo, today, isCredit }),
    [shown, shownTotals, contact, profile, logo, today, isCredit],
  )
}

/** Saves what is typed and gives its PDF as a concept. */
function useConceptPdf(administrationId: number, { autosave, known }: DraftState) {
  const { downloadPdf, isPending } = useDownloadPdf(administrationId)
  const get = async () => {
    const isSaved = await autosave.flush()
    const { id } = known()
    if (isSaved && id !== null) downloadPdf(id)
    else toast.warning('Vul eerst iets in, dan kun je het concept downloaden.')
  }
  return { isDownloading: isPending, onDownload: () => void get() }
}
