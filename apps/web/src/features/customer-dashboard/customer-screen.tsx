import { contract, type CustomerInvoice, type CustomerPage } from '@klopt/api-client/contract'
import { Alert, Button, Skeleton } from '@klopt/ui'
import { useEffect, useState } from 'react'
import { api } from '../../app/transport/api.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { CustomerFrame } from './customer-frame.tsx'
import * as styles from './customer-screen.css.ts'
import { EarlierInvoices } from './earlier-invoices.tsx'
import { OpenInvoices } from './open-invoices.tsx'
import { PaperColumn } from './paper-column.tsx'
import { PaymentCard } from './payment-card.tsx'
import { texts, type Language } from './texts.ts'
import { useFound } from './use-found.ts'
import { useLanguage } from './use-language.ts'

interface CustomerScreenProps {
  token: string
  /** The invoice that the mail was about; null shows what is open longest. */
  invoiceId: number | null
}

/** The page of a customer, who has no account: what is open, how to pay it, and what was before. */
export function CustomerScreen({ token, invoiceId }: CustomerScreenProps) {
  const [language, setLanguage] = useLanguage()
  const found = useFound(token, (signal) => api.call(contract.customerDashboard.get, { params: { token } }, { signal }))
  const page = found.data
  const say = texts[language]
  usePageTitle(page === null ? null : say.title(page.seller.name))
  return (
    <CustomerFrame page={page} language={language} onLanguage={setLanguage}>
      {page !== null ? (
        <Page key={invoiceId} {...{ token, page, invoiceId, language }} />
      ) : found.hasFailed ? (
        <Alert tone="danger" action={<Button onClick={found.again}>{say.again}</Button>}>
          {say.failed}
        </Alert>
      ) : (
        <Skeleton height="320px" />
      )}
    </CustomerFrame>
  )
}

interface PageProps extends CustomerScreenProps {
  page: CustomerPage
  language: Language
}

function Page({ token, page, invoiceId, language }: PageProps) {
  const say = texts[language]
  const open = page.invoices.filter(({ openCents }) => openCents > 0)
  const [shownId, setShownId] = useState(() => firstShown(page.invoices, invoiceId)?.id ?? null)
  const [chosenIds, setChosenIds] = useState(() => open.filter(({ id }) => id === shownId).map(({ id }) => id))
  const shown = page.invoices.find(({ id }) => id === shownId) ?? null
  useTellViewed(token, shown, page.isPreview)
  return (
    <>
      {page.isPreview && <p className={styles.preview}>{say.preview}</p>}
      <div className={styles.columns}>
        {shown && <PaperColumn key={shown.id} {...{ token, language }} invoice={shown} />}
        <div className={styles.doing}>
          <PaymentCard {...{ token, page, language }} chosen={open.filter(({ id }) => chosenIds.includes(id))} />
          {open.length > 1 && (
            <OpenInvoices {...{ open, chosenIds, shownId, language }} onChoose={setChosenIds} onShow={setShownId} />
          )}
          <EarlierInvoices
            {...{ token, language, shownId }}
            invoices={page.invoices.filter(({ openCents }) => openCents <= 0)}
            onShow={setShownId}
          />
        </div>
      </div>
    </>
  )
}

/** The one that was asked for, else the one that is open longest, else the newest. */
function firstShown(invoices: readonly CustomerInvoice[], invoiceId: number | null): CustomerInvoice | undefined {
  const open = invoices.filter(({ openCents }) => openCents > 0)
  const [longest] = open.toSorted((a, b) => (a.dueDate < b.dueDate ? -1 : 1))
  return invoices.find(({ id }) => id === invoiceId) ?? longest ?? invoices[0]
}

/** Tells that an invoice was on the screen; the owner who looks along is no customer. */
function useTellViewed(token: string, shown: CustomerInvoice | null, isPreview: boolean): void {
  const shownId = shown?.id ?? null
  useEffect(() => {
    if (shownId === null || isPreview) return
    // What fails here takes nothing from who reads it.
    api.call(contract.customerDashboard.view, { params: { token, invoiceId: shownId } }).catch(() => undefined)
  }, [token, shownId, isPreview])
}
