import { contract, type CompanyProfile, type Contact, type Invoice } from '@klopt/api-client/contract'
import { EURO } from '@klopt/bookkeeping/money'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { administrationAddress } from '../../app/routing/address.ts'
import { query } from '../../app/transport/api.ts'
import type { EditorSubject } from '../../app/routing/id-params.ts'
import { useMendAddress } from '../../app/routing/use-mend-address.ts'
import type { EditorSession } from '../../shared/drafts/editor-session.ts'
import { isMissing } from '../../app/errors/failures.ts'
import { today } from '../../app/today.ts'
import { useEditorSession } from '../../shared/drafts/use-editor-session.ts'
import { useWriteBlockAtStart } from '../../app/session/use-write-block.ts'
import { useFresh } from '../../app/transport/use-fresh.ts'
import { DetailWaiting } from '../../shell/detail-waiting.tsx'
import { PageLoadError } from '../../shell/load-error.tsx'
import { NoChange } from '../../shell/no-change.tsx'
import { NotFound } from '../../shell/not-found.tsx'
import { draftOf, emptyLine, type Draft } from '../../shared/selling/draft.ts'
import { DraftEditor } from './draft-editor.tsx'
import { invoicesBack } from './invoices-search.ts'
import { FinalInvoice } from './final-invoice.tsx'
import { usualVatCode } from '../../shared/selling/vat-choices.ts'

export interface InvoicePlaceProps {
  administrationId: number
  subject: EditorSubject
  /** Whom a new invoice is for. */
  contactId: number | undefined
  /** Told when there is no such contact. */
  onUnknownContact: () => void
}

/** An invoice at its address: a draft to work on, or what was made final. */
export function InvoicePlace({ administrationId, subject, contactId, onUnknownContact }: InvoicePlaceProps) {
  const { session, ...rest } = useEditorSession(subject, (invoiceId) =>
    administrationAddress(administrationId, 'invoices/$invoiceId', { params: { invoiceId } }),
  )
  return (
    <InvoiceSitting
      key={session.key}
      {...{ administrationId, session, onUnknownContact, ...rest }}
      contactId={session.isNew ? contactId : undefined}
    />
  )
}

interface InvoiceSittingProps {
  administrationId: number
  session: EditorSession
  contactId: number | undefined
  onUnknownContact: () => void
  onCreated: (invoiceId: number) => void
  onLoadNewest: () => void
}

function InvoiceSitting(props: InvoiceSittingProps) {
  const { administrationId, session, contactId, onUnknownContact, onCreated, onLoadNewest } = props
  // Whom a new invoice is for is asked at its start; its own address says it no more.
  const [customerId] = useState(contactId)
  const writeBlock = useWriteBlockAtStart(administrationId, { permission: 'BOOKING' })
  const { profile, invoice, customer } = useLoaded(administrationId, session, customerId)
  // A customer who is not there is as if none was asked for.
  const isNobody = isMissing(customer.error)
  useMendAddress(isNobody, onUnknownContact)
  const failed = [profile, invoice, ...(isNobody ? [] : [customer])].find(
    (part) => part.isError && part.data === undefined,
  )
  if (isMissing(failed?.error)) return <NotFound />
  if (failed) return <PageLoadError error={failed.error} onRetry={() => void failed.refetch()} />
  if (session.isNew && writeBlock) {
    const back = { href: administrationAddress(administrationId, 'invoices'), label: 'Naar de facturen' }
    return <NoChange writeBlock={writeBlock} back={back} />
  }
  const isWaiting = profile.data === undefined || (customerId !== undefined && !isNobody && customer.data === undefined)
  if (isWaiting || (!session.isNew && invoice.data === undefined))
    return <DetailWaiting back={invoicesBack(administrationId)} />
  if (invoice.data && invoice.data.finalisedAt !== null) {
    // With its buttons, which take a line of their own on a phone.
    if (writeBlock === undefined) return <DetailWaiting back={invoicesBack(administrationId)} />
    return <FinalInvoice administrationId={administrationId} invoice={invoice.data} />
  }
  const opened = session.isNew ? undefined : invoice.data
  return (
    <DraftEditor
      administrationId={administrationId}
      invoice={opened ?? null}
      invoiceId={invoiceIdOf(session)}
      initial={initialDraft(opened, profile.data, customer.data)}
      profile={profile.data}
      onCreated={onCreated}
      onLoadNewest={onLoadNewest}
    />
  )
}

/** Null while it does not exist yet. */
const invoiceIdOf = ({ subject, createdId }: EditorSession): number | null => (subject === 'new' ? createdId : subject)

function useLoaded(administrationId: number, session: EditorSession, contactId: number | undefined) {
  const invoiceId = invoiceIdOf(session)
  const invoiceParams = { administrationId, invoiceId: invoiceId ?? 0 }
  const contactParams = { administrationId, contactId: contactId ?? 0 }
  return {
    profile: useQuery(query(contract.administrations.profile, { params: { administrationId } })),
    invoice: useFresh(contract.invoices.get, { params: invoiceParams }, { enabled: invoiceId !== null }),
    customer: useQuery({
      ...query(contract.contacts.get, { params: contactParams }),
      enabled: contactId !== undefined,
    }),
  }
}

function initialDraft(invoice: Invoice | undefined, profile: CompanyProfile, customer: Contact | undefined): Draft {
  if (invoice) return draftOf(invoice)
  return {
    contactId: customer?.id ?? null,
    invoiceDate: today(),
    currency: customer?.currency ?? EURO,
    exchangeRate: '',
    paymentTermDays: String(customer?.paymentTermDays ?? profile.paymentTermDays),
    reference: '',
    note: '',
    pricesIncludeVat: false,
    discountPercent: '',
    lines: [emptyLine(usualVatCode(customer?.vatTreatment))],
  }
}
