import type { CompanyProfile, Estimate } from '@klopt/api-client/contract'
import { Card, DateField } from '@klopt/ui'
import { useMemo, useState } from 'react'
import { today } from '../../app/today.ts'
import { useConceptPdf } from '../../shared/drafts/use-concept-pdf.ts'
import { DraftLines } from '../../shared/selling/draft-lines.tsx'
import { useCustomer, usePickCustomer } from '../../shared/selling/use-customer.ts'
import { useLiveTotals } from '../../shared/selling/use-live-totals.ts'
import { useShownDraft } from '../../shared/selling/use-shown-draft.ts'
import { usualVatCode } from '../../shared/selling/vat-choices.ts'
import * as styles from '../../shell/document-editor.css.ts'
import { CurrencyField } from '../../shell/currency-field.tsx'
import { DraftExtras } from '../../shell/draft-extras.tsx'
import { DraftScreen } from '../../shell/draft-screen.tsx'
import { CustomerPicker } from '../contacts/customer-picker.tsx'
import { DraftEstimateActions, type EstimateRefusal } from './draft-estimate-actions.tsx'
import type { EstimateDraft } from './estimate-draft.ts'
import { estimatesBack } from './estimate-filters.ts'
import { estimateViewOf, type EstimateViewSource } from './estimate-view.ts'
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
  // One day for the whole sitting: a draft begun before midnight keeps its day.
  const [currentDay] = useState(() => today())
  const state = useEstimateDraft({ administrationId, estimate, initial, onCreated })
  const { draft, update } = state
  const [refused, setRefused] = useState<EstimateRefusal | null>(null)
  const problems = { ...refused?.fields, ...state.problems }
  const change: typeof update = (how) => {
    setRefused(null)
    update(how)
  }
  const contact = useCustomer(administrationId, draft.contactId)
  const pick = usePickCustomer(administrationId, profile.paymentTermDays, change)
  const { totals, shownProfile } = useLiveTotals({ administrationId, draft, profile, today: currentDay })
  const view = useEstimateView({
    administrationId,
    draft,
    totals,
    contact,
    profile: shownProfile,
    today: currentDay,
    number,
  })
  const conceptPdf = useConceptPdf({ draft: state, pdf: useEstimatePdf(administrationId) })
  return (
    <DraftScreen
      {...{ administrationId, state }}
      back={estimatesBack(administrationId)}
      title={number === null ? 'Nieuwe offerte' : `Offerte ${number}`}
      what="Deze offerte"
      existing={estimate}
      today={currentDay}
      preview={{ view, ...conceptPdf }}
      onLoadNewest={props.onLoadNewest}
      actions={
        <DraftEstimateActions {...{ administrationId, state, contact }} refusal={refused} onRefused={setRefused} />
      }
    >
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
      >
        <CurrencyField
          {...{ administrationId, draft, problems }}
          update={change}
          rateHint="De factuur krijgt de koers van de eigen dag als die bekend is, anders deze."
        />
      </DraftExtras>
    </DraftScreen>
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

interface ViewOptions extends Omit<EstimateViewSource, 'logo'> {
  administrationId: number
}

function useEstimateView({ administrationId, draft, totals, contact, profile, today: day, number }: ViewOptions) {
  const { draft: shown, totals: shownTotals, logo } = useShownDraft(administrationId, draft, totals)
  return useMemo(
    () => estimateViewOf({ draft: shown, totals: shownTotals, contact, profile, logo, today: day, number }),
    [shown, shownTotals, contact, profile, logo, day, number],
  )
}
