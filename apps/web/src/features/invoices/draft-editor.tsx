import { contract, type CompanyProfile, type Contact, type Invoice } from '@klopt/api-client/contract'
import { distanceCountry } from '@klopt/bookkeeping/vat'
import { AppLink, Card, linkClassName } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { administrationAddress } from '../../app/routing/address.ts'
import { today } from '../../app/today.ts'
import { query } from '../../app/transport/api.ts'
import { useConceptPdf } from '../../shared/drafts/use-concept-pdf.ts'
import type { Draft } from '../../shared/selling/draft.ts'
import { DraftLines } from '../../shared/selling/draft-lines.tsx'
import { dueOf, invoiceViewOf, type InvoiceViewSource } from '../../shared/selling/invoice-view-content.ts'
import { useCustomer, usePickCustomer } from '../../shared/selling/use-customer.ts'
import { useLiveTotals } from '../../shared/selling/use-live-totals.ts'
import { useShownDraft } from '../../shared/selling/use-shown-draft.ts'
import { usualInvoiceCode } from '../../shared/selling/vat-choices.ts'
import { DraftExtras } from '../../shell/draft-extras.tsx'
import { DraftScreen } from '../../shell/draft-screen.tsx'
import { AttachmentsCard } from './attachments-card.tsx'
import { asksDelivery, DeliveryPlace } from './delivery-place.tsx'
import { DraftActions } from './draft-actions.tsx'
import { DepositsCard } from './deposits-card.tsx'
import { DraftHead } from './draft-head.tsx'
import { invoicesBack } from './invoices-search.ts'
import { InvoiceHours } from './invoice-hours.tsx'
import { MissingAlert } from './missing-alert.tsx'
import { RareFields } from './rare-fields.tsx'
import { conflictsOf } from './refusal.ts'
import { SeriesField } from './series-field.tsx'
import { useDeposits } from './use-deposits.ts'
import { useDownloadPdf } from './use-download-pdf.ts'
import { useDraft } from './use-draft.ts'
import { useRefusal } from './use-refusal.ts'

export interface DraftEditorProps {
  administrationId: number
  /** Null for one that did not exist yet at the start of the sitting. */
  invoice: Invoice | null
  /** The same as it is by now: one that did not exist at the start does after its first change. */
  invoiceId: number | null
  initial: Draft
  profile: CompanyProfile
  onCreated: (invoiceId: number) => void
  onLoadNewest: () => void
}

/** A draft: the form at the left, the paper it becomes at the right. It saves itself. */
export function DraftEditor(props: DraftEditorProps) {
  const { administrationId, invoice, profile, initial, onCreated } = props
  const credited = invoice?.creditsInvoiceId ?? null
  // One day for the whole sitting: a draft begun before midnight keeps its day.
  const [currentDay] = useState(() => today())
  const state = useDraft({ administrationId, invoice, initial, onCreated })
  const { draft, update } = state
  const refusals = useRefusal(state)
  const { problems } = refusals
  const contact = useCustomer(administrationId, draft.contactId)
  const registration = useQuery(query(contract.oss.registration, { params: { administrationId } })).data
  const codeOf = (whom: Contact | null, of: Draft) => usualInvoiceCode(whom, of, registration)
  const pick = usePickCustomer(administrationId, profile.paymentTermDays, update, codeOf)
  const destination = destinationOf(contact, draft)
  const isCorrection = credited !== null
  const { choices, listed } = useDeposits(administrationId, draft, invoice)
  const { totals, shownProfile } = useLiveTotals({
    administrationId,
    draft,
    profile,
    today: currentDay,
    isCorrection,
    destination,
    listed,
  })
  // What names no invoice that it corrects is a credit invoice while its amount is negative.
  const isCredit = isCorrection || (totals?.grossCents ?? 0) < 0
  const warning =
    refusals.refusal === null && !isCorrection ? conflictsOf(contact, totals, draft.deliveryCountry) : null
  const view = useInvoiceView({
    administrationId,
    draft,
    totals,
    contact,
    isCredit,
    profile: shownProfile,
    today: currentDay,
    destination,
    listed,
  })
  const conceptPdf = useConceptPdf({ draft: state, pdf: useDownloadPdf(administrationId) })
  const lineVatCode = codeOf(contact, draft)
  return (
    <DraftScreen
      {...{ administrationId, state }}
      back={invoicesBack(administrationId)}
      title={titleOf(draft, isCredit)}
      description={credited !== null && <Corrects administrationId={administrationId} invoiceId={credited} />}
      what="Deze factuur"
      existing={invoice}
      today={currentDay}
      preview={{ view, ...conceptPdf }}
      onLoadNewest={props.onLoadNewest}
      actions={<DraftActions {...{ administrationId, state, refusals, contact, isCredit, profile, totals }} />}
    >
      <DraftHead
        {...{ administrationId, draft, update, problems, isCredit }}
        isNew={invoice === null && initial.contactId === null}
        onPick={pick}
      />
      <Card padding="none">
        <DraftLines
          {...{ administrationId, draft, update, problems, totals, lineVatCode }}
          today={currentDay}
          isInvoice
          destination={destination}
        />
      </Card>
      <DepositsCard {...{ administrationId, choices, draft, update, problems }} isReturned={isCorrection} />
      {invoice && <InvoiceHours administrationId={administrationId} invoiceId={invoice.id} />}
      {warning && (
        <MissingAlert {...{ administrationId }} contactId={draft.contactId} refusal={warning} tone="warning" />
      )}
      <DraftExtras
        {...{ draft, update, problems, totals }}
        due={dueOf(isCredit, totals?.grossCents ?? 0)}
        what="de factuur"
      >
        <SeriesField {...{ administrationId, draft, update, problems }} />
        {asksDelivery(draft, contact) && <DeliveryPlace {...{ draft, update, problems }} />}
        <RareFields {...{ administrationId, draft, update, problems, isCredit, isCorrection }} />
      </DraftExtras>
      {props.invoiceId !== null && <AttachmentsCard {...{ administrationId }} invoiceId={props.invoiceId} />}
    </DraftScreen>
  )
}

const titleOf = ({ isDeposit }: Draft, isCredit: boolean): string =>
  isCredit ? 'Nieuwe creditfactuur' : isDeposit ? 'Nieuwe aanbetaling' : 'Nieuwe factuur'

/** Where the VAT of sales under the one-stop shop belongs; null when the customer buys nothing there as a consumer. */
function destinationOf(contact: Contact | null, { deliveryCountry }: Draft): string | null {
  if (contact === null) return null
  const { kind, country, vatNumber: vatId } = contact
  return distanceCountry({ kind, country, vatId, deliveryCountry })
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

function useInvoiceView({ administrationId, draft, totals, ...source }: ViewOptions) {
  const { contact, profile, today, isCredit, destination = null, listed } = source
  const { draft: shown, totals: shownTotals, logo } = useShownDraft(administrationId, draft, totals)
  return useMemo(
    () =>
      invoiceViewOf({
        draft: shown,
        totals: shownTotals,
        contact,
        profile,
        logo,
        today,
        isCredit,
        destination,
        listed,
      }),
    [shown, shownTotals, contact, profile, logo, today, isCredit, destination, listed],
  )
}
