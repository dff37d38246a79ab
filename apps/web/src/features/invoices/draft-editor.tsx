import { contract, type CompanyProfile, type Contact, type Invoice } from '@klopt/api-client/contract'
import { Alert, AppLink, Badge, Button, Card, linkClassName, Modal, PageHeader, useMediaQuery } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { administrationAddress } from '../../app/routing/address.ts'
import { query, queryClient } from '../../app/transport/api.ts'
import { today } from '../../app/today.ts'
import { useWriteBlock } from '../../app/session/use-write-block.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { useAskBeforeLeaving } from '../../shared/drafts/use-ask-before-leaving.ts'
import type { Draft } from './draft.ts'
import { DraftActions } from './draft-actions.tsx'
import * as styles from './draft-editor.css.ts'
import { DraftExtras } from './draft-extras.tsx'
import { DraftHead } from './draft-head.tsx'
import { DraftLines } from './draft-lines.tsx'
import { isWithoutVat } from './draft-scheme.ts'
import { liveTotals } from './draft-totals.ts'
import { MissingAlert } from './missing-alert.tsx'
import { InvoicePreview } from './invoice-preview.tsx'
import { invoiceViewOf } from './invoice-view-content.ts'
import { FormBody } from '../../shell/form-body.tsx'
import { SaveIndicator } from '../../shell/save-indicator.tsx'
import { useDraft, type DraftState } from './use-draft.ts'
import { conflictsOf } from './refusal.ts'
import { useRefusal } from './use-refusal.ts'
import { withTermsOf } from './terms-of-customer.ts'
import { usualVatCode } from './vat-choices.ts'

export interface DraftEditorProps {
  administrationId: number
  /** Null for one that does not exist yet. */
  invoice: Invoice | null
  initial: Draft
  profile: CompanyProfile
  onCreated: (invoiceId: number) => void
  onLoadNewest: () => void
}

/** From here on the paper stands beside the form. */
const WIDE = '(min-width: 1280px)'

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
  const contact = useContact(administrationId, draft.contactId)
  const pick = usePickContact(administrationId, profile, update)
  const scheme = useQuery(query(contract.smallBusinessScheme.get, { params: { administrationId } })).data
  // What a credit invoice takes back keeps the VAT of its original, which the server knows.
  const isUntaxed = credited === null ? isWithoutVat(draft, scheme, currentDay) : profile.smallBusinessScheme
  const totals = useMemo(() => liveTotals(draft, currentDay, isUntaxed), [draft, currentDay, isUntaxed])
  const warning = refusals.refusal === null && credited === null ? conflictsOf(contact, totals) : null
  const writeBlock = useWriteBlock(administrationId, { permission: 'BOOKING' })
  const isIncomplete = Object.keys(state.problems).length > 0
  useAskBeforeLeaving(saving.phase === 'failed' || (saving.phase === 'waiting' && isIncomplete))

  const shownProfile = { ...profile, smallBusinessScheme: isUntaxed }
  const preview = { administrationId, state, totals, contact, profile: shownProfile, today: currentDay, isCredit }
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
        {saving.phase === 'conflict' && <Conflict onLoadNewest={props.onLoadNewest} />}
        <FormBody writeBlock={writeBlock}>
          <DraftHead {...{ administrationId, draft, update, problems, isCredit }} onPick={pick} />
          <Card padding="none">
            <DraftLines {...{ administrationId, draft, update, problems, totals, lineVatCode }} today={currentDay} />
          </Card>
          {warning && (
            <MissingAlert {...{ administrationId }} contactId={draft.contactId} refusal={warning} tone="warning" />
          )}
          <DraftExtras {...{ draft, update, problems, totals, isCredit }} />
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

function Conflict({ onLoadNewest }: { onLoadNewest: () => void }) {
  return (
    <Alert
      tone="warning"
      title="Deze factuur is intussen ergens anders gewijzigd"
      action={<Button onClick={onLoadNewest}>Nieuwste versie laden</Button>}
    >
      Misschien in een ander tabblad, of door een collega. Wat je daarna hier typte is niet bewaard. Laad de nieuwste
      versie om verder te gaan.
    </Alert>
  )
}

function useContact(administrationId: number, contactId: number | null): Contact | null {
  const contact = useQuery({
    ...query(contract.contacts.get, { params: { administrationId, contactId: contactId ?? 0 } }),
    enabled: contactId !== null,
  })
  return contactId === null ? null : (contact.data ?? null)
}

/** Choosing a customer also brings their payment term and VAT code. */
function usePickContact(
  administrationId: number,
  profile: CompanyProfile,
  update: (change: (draft: Draft) => Draft) => void,
) {
  return (contactId: number | null) => {
    update((draft) => ({ ...draft, contactId }))
    if (contactId === null) return
    const wanted = query(contract.contacts.get, { params: { administrationId, contactId } })
    const bring = (contact: Contact) =>
      update((draft) => (draft.contactId === contactId ? withTermsOf(draft, contact, profile.paymentTermDays) : draft))
    // Without an answer the draft keeps the term it has; the screen shows that loading failed.
    queryClient.fetchQuery(wanted).then(bring, () => {})
  }
}

interface PreviewProps {
  administrationId: number
  state: DraftState
  totals: ReturnType<typeof liveTotals>
  contact: Contact | null
  profile: CompanyProfile
  today: string
  isCredit: boolean
}

function useInvoiceView({ administrationId, state, totals, contact, profile, today, isCredit }: PreviewProps) {
  const kept = useQuery(query(contract.settings.logo, { params: { administrationId } }))
  const logo = kept.data?.logo ?? null
  // Typing goes first; the paper follows.
  const shown = useDeferredValue(state.draft)
  const shownTotals = useDeferredValue(totals)
  return useMemo(
    () => invoiceViewOf({ draft: shown, totals: shownTotals, contact, profile, logo, today, isCredit }),
    [shown, shownTotals, contact, profile, logo, today, isCredit],
  )
}

function WidePreview(props: PreviewProps) {
  const isWide = useMediaQuery(WIDE)
  const view = useInvoiceView(props)
  if (!isWide) return null
  return (
    <aside aria-label="Voorbeeld" className={styles.preview}>
      <InvoicePreview view={view} administrationId={props.administrationId} state={props.state} />
    </aside>
  )
}

/** Where there is no room beside the form the paper is a press away. */
function NarrowPreview(props: PreviewProps) {
  const isWide = useMediaQuery(WIDE)
  const [isOpen, setIsOpen] = useState(false)
  const view = useInvoiceView(props)
  if (isWide) return null
  return (
    <>
      <Button icon={Eye} onClick={() => setIsOpen(true)}>
        Voorbeeld
      </Button>
      <Modal open={isOpen} onClose={() => setIsOpen(false)} title="Voorbeeld" width={720}>
        <InvoicePreview view={view} administrationId={props.administrationId} state={props.state} titleHidden />
      </Modal>
    </>
  )
}
