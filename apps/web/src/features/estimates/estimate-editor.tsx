import { contract, type CompanyProfile, type Contact, type Estimate } from '@klopt/api-client/contract'
import { Badge, Card, DateField, PageHeader, toast } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { useWriteBlock } from '../../app/session/use-write-block.ts'
import { today } from '../../app/today.ts'
import { query } from '../../app/transport/api.ts'
import { useAskBeforeLeaving } from '../../shared/drafts/use-ask-before-leaving.ts'
import { DraftLines } from '../../shared/selling/draft-lines.tsx'
import { isWithoutVat } from '../../shared/selling/draft-scheme.ts'
import { liveTotals, type Totals } from '../../shared/selling/draft-totals.ts'
import { useCustomer, usePickCustomer } from '../../shared/selling/use-customer.ts'
import { usualVatCode } from '../../shared/selling/vat-choices.ts'
import * as styles from '../../shell/document-editor.css.ts'
import { NarrowPreview, WidePreview } from '../../shell/document-preview.tsx'
import { DraftConflict } from '../../shell/draft-conflict.tsx'
import { DraftExtras } from '../../shell/draft-extras.tsx'
import { FormBody } from '../../shell/form-body.tsx'
import { SaveIndicator } from '../../shell/save-indicator.tsx'
import { CustomerPicker } from '../contacts/customer-picker.tsx'
import { DraftEstimateActions, type EstimateRefusal } from './draft-estimate-actions.tsx'
import type { EstimateDraft } from './estimate-draft.ts'
import { estimateViewOf } from './estimate-view.ts'
import { useEstimateDraft, type EstimateDraftState } from './use-estimate-draft.ts'
import { useEstimatePdf } from './use-estimate-pdf.ts'

export interface EstimateEditorProps {
  administrationId: number
  /** Null for one that does not exist yet. */
  estimate: Estimate | null
  initial: EstimateDraft
  profile: CompanyProfile
  onCreated: (estimateId: number) => void
  onLoadNewest: () => void
}

/** An estimate that is worked on: the form at the left, the paper it becomes at the right. It saves itself. */
export function EstimateEditor(props: EstimateEditorProps) {
  const { administrationId, estimate, profile, initial, onCreated } = props
  const number = estimate?.number ?? null
  const title = number === null ? 'Nieuwe offerte' : `Offerte ${number}`
  usePageTitle(title)
  // One day for the whole sitting: a draft begun before midnight keeps its day.
  const [currentDay] = useState(() => today())
  const state = useEstimateDraft({ administrationId, estimate, initial, onCreated })
  const { draft, update, saving } = state
  const [refused, setRefused] = useState<EstimateRefusal | null>(null)
  const problems = { ...refused?.fields, ...state.problems }
  const change: typeof update = (how) => {
    setRefused(null)
    update(how)
  }
  const contact = useCustomer(administrationId, draft.contactId)
  const pick = usePickCustomer(administrationId, profile.paymentTermDays, change)
  const scheme = useQuery(query(contract.smallBusinessScheme.get, { params: { administrationId } })).data
  const isUntaxed = isWithoutVat(draft, scheme, currentDay)
  const totals = useMemo(() => liveTotals(draft, currentDay, isUntaxed), [draft, currentDay, isUntaxed])
  const writeBlock = useWriteBlock(administrationId, { permission: 'BOOKING' })
  const isIncomplete = Object.keys(state.problems).length > 0
  useAskBeforeLeaving(saving.phase === 'failed' || (saving.phase === 'waiting' && isIncomplete))
  const shownProfile = { ...profile, smallBusinessScheme: isUntaxed }
  const view = usePaper({ administrationId, draft, totals, contact, profile: shownProfile, today: currentDay, number })
  const preview = { view, ...useConceptPdf(administrationId, state) }
  return (
    <div className={styles.screen}>
      <div className={styles.form}>
        <PageHeader
          className={styles.pageHeader}
          title={title}
          badge={<Badge>Concept</Badge>}
          actions={
            <>
              <SaveIndicator
                saving={saving}
                savedAt={estimate === null ? null : estimate.updatedAt * 1000}
                today={currentDay}
                isIncomplete={isIncomplete}
                onRetry={() => void state.autosave.flush()}
              />
              <NarrowPreview {...preview} />
            </>
          }
        />
        {saving.phase === 'conflict' && <DraftConflict what="Deze offerte" onLoadNewest={props.onLoadNewest} />}
        <FormBody writeBlock={writeBlock}>
          <Head {...{ administrationId, draft, problems }} update={change} onPick={pick} />
          <Card padding="none">
            <DraftLines
              {...{ administrationId, draft, problems, totals }}
              update={change}
              lineVatCode={usualVatCode(contact?.vatTreatment)}
              today={currentDay}
              withOptional
            />
          </Card>
          <DraftExtras
            {...{ draft, problems, totals }}
            update={change}
            due={{ label: 'Totaal inclusief btw', cents: totals?.grossCents ?? 0 }}
            what="de offerte"
          />
        </FormBody>
        {writeBlock === null && (
          <DraftEstimateActions {...{ administrationId, state, contact }} refusal={refused} onRefused={setRefused} />
        )}
      </div>
      <WidePreview {...preview} />
    </div>
  )
}

interface HeadProps {
  administrationId: number
  draft: EstimateDraft
  update: EstimateDraftState['update']
  problems: EstimateDraftState['problems']
  onPick: (contactId: number | null) => void
}

/** Whom it is for, of which day, and until when it holds. */
function Head({ administrationId, draft, update, problems, onPick }: HeadProps) {
  return (
    <div className={styles.head}>
      <CustomerPicker
        className={styles.contact}
        administrationId={administrationId}
        contactId={draft.contactId}
        onPick={onPick}
        error={problems['contactId']}
      />
      <DateField
        label="Offertedatum"
        value={draft.invoiceDate}
        onChange={(invoiceDate) => update((before) => ({ ...before, invoiceDate }))}
        error={problems['invoiceDate']}
      />
      <DateField
        label="Geldig tot en met"
        value={draft.validUntil}
        onChange={(validUntil) => update((before) => ({ ...before, validUntil }))}
        error={problems['validUntil']}
      />
    </div>
  )
}

interface PaperOptions {
  administrationId: number
  draft: EstimateDraft
  totals: Totals | null
  contact: Contact | null
  profile: CompanyProfile
  today: string
  number: string | null
}

function usePaper({ administrationId, draft, totals, contact, profile, today: day, number }: PaperOptions) {
  const logo = useQuery(query(contract.settings.logo, { params: { administrationId } })).data?.logo ?? null
  // Typing goes first; the paper follows.
  const shown = useDeferredValue(draft)
  const shownTotals = useDeferredValue(totals)
  return useMemo(
    () => estimateViewOf({ draft: shown, totals: shownTotals, contact, profile, logo, today: day, number }),
    [shown, shownTotals, contact, profile, logo, day, number],
  )
}

/** Saves what is typed and gives its PDF as a concept. */
function useConceptPdf(administrationId: number, { autosave, known }: EstimateDraftState) {
  const { downloadPdf, isPending } = useEstimatePdf(administrationId)
  const get = async () => {
    const isSaved = await autosave.flush()
    const { id } = known()
    if (isSaved && id !== null) downloadPdf(id)
    else toast.warning('Vul eerst iets in, dan kun je het concept downloaden.')
  }
  return { isDownloading: isPending, onDownload: () => void get() }
}
