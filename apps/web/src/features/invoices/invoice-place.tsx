import type { ApiError } from '@klopt/api-client'
import { contract, type CompanyProfile, type Contact, type Invoice } from '@klopt/api-client/contract'
import { PageHeader, Skeleton } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { query } from '../../app/api.ts'
import { today } from '../../app/today.ts'
import { LoadError } from '../../shell/load-error.tsx'
import { NotFound } from '../../shell/not-found.tsx'
import { draftOf, emptyLine, type Draft } from './draft.ts'
import { DraftEditor } from './draft-editor.tsx'
import { followAddress, startSession, type InvoiceSubject } from './editor-session.ts'
import { FinalInvoice } from './final-invoice.tsx'
import { usualVatCode } from './vat-choices.ts'

export interface InvoicePlaceProps {
  administrationId: number
  subject: InvoiceSubject
  /** Whom a new invoice is for. */
  contactId: number | undefined
}

/** An invoice at its address: a draft to work on, or what was made final. */
export function InvoicePlace({ administrationId, subject, contactId }: InvoicePlaceProps) {
  const navigate = useNavigate()
  const [session, setSession] = useState(() => startSession(subject))
  const followed = followAddress(session, subject)
  if (followed !== session) setSession(followed)
  const { profile, invoice, customer } = useLoaded(administrationId, followed, contactId)

  const onCreated = (createdId: number) => {
    setSession((before) => ({ ...before, createdId }))
    const href = `/v2/administrations/${administrationId}/invoices/${createdId}`
    void navigate({ href, replace: true, ignoreBlocker: true, resetScroll: false })
  }
  const loadNewest = async () => {
    const { data } = await invoice.refetch()
    if (data) setSession((before) => startSession(data.id, before.key + 1))
  }

  const failed = [profile, invoice, customer].find((part) => part.isError && part.data === undefined)
  if ((failed?.error as ApiError | undefined)?.status === 404) return <NotFound />
  if (failed) return <LoadError onRetry={() => void failed.refetch()} />
  const isWaiting = profile.data === undefined || (contactId !== undefined && customer.data === undefined)
  if (isWaiting || (!followed.isNew && invoice.data === undefined)) return <Waiting />
  if (invoice.data && invoice.data.finalisedAt !== null) {
    return <FinalInvoice administrationId={administrationId} invoice={invoice.data} profile={profile.data} />
  }
  return (
    <DraftEditor
      key={followed.key}
      administrationId={administrationId}
      invoice={followed.isNew ? null : (invoice.data ?? null)}
      initial={initialDraft(followed.isNew ? undefined : invoice.data, profile.data, customer.data)}
      profile={profile.data}
      onCreated={onCreated}
      onLoadNewest={() => void loadNewest()}
    />
  )
}

function useLoaded(administrationId: number, session: ReturnType<typeof startSession>, contactId: number | undefined) {
  const invoiceId = session.subject === 'new' ? session.createdId : session.subject
  return {
    profile: useQuery(query(contract.administrations.profile, { params: { administrationId } })),
    invoice: useQuery({
      ...query(contract.invoices.get, { params: { administrationId, invoiceId: invoiceId ?? 0 } }),
      enabled: invoiceId !== null,
    }),
    customer: useQuery({
      ...query(contract.contacts.get, { params: { administrationId, contactId: contactId ?? 0 } }),
      enabled: contactId !== undefined,
    }),
  }
}

function initialDraft(invoice: Invoice | undefined, profile: CompanyProfile, customer: Contact | undefined): Draft {
  if (invoice) return draftOf(invoice)
  return {
    contactId: customer?.id ?? null,
    invoiceDate: today(),
    paymentTermDays: String(customer?.paymentTermDays ?? profile.paymentTermDays),
    reference: '',
    note: '',
    pricesIncludeVat: false,
    discountPercent: '',
    lines: [emptyLine(usualVatCode(customer?.vatTreatment))],
  }
}

function Waiting() {
  return (
    <div aria-busy="true">
      <PageHeader title={<Skeleton width="220px" height="24px" />} />
      <Skeleton height="360px" />
    </div>
  )
}
