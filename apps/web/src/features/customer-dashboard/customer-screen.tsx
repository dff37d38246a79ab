import { contract, type CustomerEstimate, type CustomerInvoice, type CustomerPage } from '@klopt/api-client/contract'
import { Alert, Button, Skeleton } from '@klopt/ui'
import { lazy, Suspense, useEffect, useState } from 'react'
import { api } from '../../app/transport/calls.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { CustomerFrame, CustomerWaiting } from './customer-frame.tsx'
import * as styles from './customer-screen.css.ts'
import { keyOf } from './chosen.ts'
import { DetailsCard } from './details-card.tsx'
import { EarlierInvoices } from './earlier-invoices.tsx'
import type { EstimateCardProps } from './estimate-card.tsx'
import { estimatePlaces, isWaiting } from './estimate-places.ts'
import { firstChosen } from './first-chosen.ts'
import { OpenInvoices } from './open-invoices.tsx'
import { askPage } from './load-page.ts'
import { InvoiceColumn } from './invoice-column.tsx'
import { PaymentCard } from './payment-card.tsx'
import { useHasTexts, useTexts, type Language } from './texts.ts'
import { useFound, type Found } from './use-found.ts'
import { useLanguage } from './use-language.ts'

/** Most customers have none. */
const EstimateCard = lazy(() => import('./estimate-card.tsx'))
const EarlierEstimates = lazy(() => import('./earlier-estimates.tsx'))
const SubscriptionsCard = lazy(() => import('./subscriptions-card.tsx'))
const PaymentResult = lazy(() => import('./payment-result.tsx'))

interface CustomerScreenProps {
  token: string
  /** The invoice that the mail was about; null shows what is open longest. */
  invoiceId: number | null
  /** The estimate that it was about, which stands in the place of an invoice. */
  estimateId: number | null
  /** The online payment that the customer comes back from. */
  paymentToken: string | null
  /** What was loaded of it; null when that failed. */
  loaded: CustomerPage | null
}

/** The page of a customer, who has no account: what is open, how to pay it, and what was before. */
export function CustomerScreen(props: CustomerScreenProps) {
  const { token } = props
  const found = useFound(token, (signal) => askPage(token, signal), props.loaded)
  const [language, onLanguage] = useLanguage(found.data?.customer.language)
  const isKnown = found.data !== null || found.hasFailed
  const hasTexts = useHasTexts(isKnown ? language : null)
  const [hasBegun, setHasBegun] = useState(false)
  if (hasTexts && !hasBegun) setHasBegun(true)
  // No boundary waits at first: what it shows meanwhile would stay for as long as React lets such things stay.
  if (!hasTexts && !hasBegun) return <CustomerWaiting />
  return (
    <Suspense fallback={<CustomerWaiting />}>
      <InWords {...props} {...{ found, language, onLanguage }} />
    </Suspense>
  )
}

interface InWordsProps extends Omit<CustomerScreenProps, 'loaded'> {
  found: Found<CustomerPage>
  language: Language
  onLanguage: (language: Language) => void
}

function InWords({ token, invoiceId, estimateId, paymentToken, found, language, onLanguage }: InWordsProps) {
  const say = useTexts(language)
  const page = found.data
  usePageTitle(page === null ? null : say.title(page.seller.name))
  return (
    <CustomerFrame {...{ page, language, onLanguage }}>
      {page !== null ? (
        <>
          {paymentToken !== null && (
            <div className={styles.result}>
              <Suspense fallback={null}>
                <PaymentResult {...{ token, paymentToken, language }} onPaid={found.again} />
              </Suspense>
            </div>
          )}
          <Page key={invoiceId} {...{ token, page, invoiceId, estimateId, language }} onAnswered={found.again} />
        </>
      ) : (
        <Alert tone="danger" action={<Button onClick={found.again}>{say.again}</Button>}>
          {say.failed}
        </Alert>
      )}
    </CustomerFrame>
  )
}

interface PageProps extends Omit<CustomerScreenProps, 'paymentToken' | 'loaded'> {
  page: CustomerPage
  language: Language
  /** What was answered changes the page. */
  onAnswered: () => void
}

function Page({ token, page, invoiceId, estimateId, language, onAnswered }: PageProps) {
  const say = useTexts(language)
  const open = page.invoices.filter(({ openCents }) => openCents > 0)
  const [shownKey, setShownKey] = useState(() => {
    const first = firstShown(page.invoices, invoiceId)
    return first === undefined ? null : keyOf(first)
  })
  const [chosenKeys, setChosenKeys] = useState(() => firstChosen(open, shownKey, page.today))
  const askedFor = page.estimates.find(({ id }) => id === estimateId)
  const [showsEstimate, setShowsEstimate] = useState(askedFor !== undefined)
  const asked = showsEstimate ? askedFor : undefined
  const shown = (asked === undefined && page.invoices.find((invoice) => keyOf(invoice) === shownKey)) || null
  const keyOfShown = shown === null ? null : shownKey
  useMarkViewed(token, shown, page.isPreview)
  const onShow = (key: string) => {
    setShownKey(key)
    setShowsEstimate(false)
  }
  const [waitedIds] = useState(() => page.estimates.filter(isWaiting).map(({ id }) => id))
  const { waiting, standing, finished } = estimatePlaces(
    page.estimates.filter((estimate) => estimate !== asked),
    waitedIds,
  )
  const shownEstimate = (estimate: CustomerEstimate) => (
    <Estimate key={estimate.id} {...{ token, page, estimate, language, onAnswered }} />
  )
  return (
    <>
      {page.isPreview && <p className={styles.preview}>{say.preview}</p>}
      <div className={asked ? styles.column : styles.columns}>
        {asked && <Estimate isMain {...{ token, page, language, onAnswered }} estimate={asked} />}
        {shown && <InvoiceColumn key={shownKey} {...{ token, page, language }} invoice={shown} />}
        <div className={styles.doing}>
          {estimateId !== null && waiting.map(shownEstimate)}
          <PaymentCard
            {...{ token, page, language }}
            chosen={open.filter((invoice) => chosenKeys.includes(keyOf(invoice)))}
          />
          {estimateId === null && waiting.map(shownEstimate)}
          {open.length > 1 && (
            <OpenInvoices {...{ open, chosenKeys, language, onShow }} shownKey={keyOfShown} onChoose={setChosenKeys} />
          )}
          {standing.map(shownEstimate)}
          {page.subscriptions.length > 0 && (
            <Suspense fallback={<Skeleton height="120px" />}>
              <SubscriptionsCard {...{ token, page, language, onAnswered }} />
            </Suspense>
          )}
          <EarlierInvoices
            {...{ token, language, onShow }}
            shownKey={keyOfShown}
            invoices={page.invoices.filter(({ openCents }) => openCents <= 0)}
          />
          {finished.length > 0 && (
            <Suspense fallback={<Skeleton height={`${HEAD_PX + finished.length * ROW_PX}px`} />}>
              <EarlierEstimates {...{ language }} estimates={finished}>
                {shownEstimate}
              </EarlierEstimates>
            </Suspense>
          )}
          <DetailsCard {...{ token, language }} isPreview={page.isPreview} />
        </div>
      </div>
    </>
  )
}

/** As high as an estimate is about, so that what stands below it stays. */
const ESTIMATE_PX = 150
const LINE_PX = 44
/** As high as a card of lines is. */
const HEAD_PX = 56
const ROW_PX = 61

function Estimate(props: EstimateCardProps) {
  const { id, version, lines } = props.estimate
  const [firstVersion] = useState(version)
  return (
    <Suspense fallback={<Skeleton height={`${ESTIMATE_PX + lines.length * LINE_PX}px`} />}>
      <EstimateCard key={`${id} ${version}`} {...props} wasAnswered={version !== firstVersion} />
    </Suspense>
  )
}

/** The one that was asked for, else the one that is open longest, of those with a paper first, else the newest. */
function firstShown(invoices: readonly CustomerInvoice[], invoiceId: number | null): CustomerInvoice | undefined {
  const open = invoices.filter(({ openCents }) => openCents > 0)
  const byDueDate = open.toSorted((a, b) => (a.dueDate < b.dueDate ? -1 : 1))
  const longest = byDueDate.find(({ kind }) => kind !== 'earlier') ?? byDueDate[0]
  return invoices.find(({ id, kind }) => id === invoiceId && kind !== 'earlier') ?? longest ?? invoices[0]
}

/** Tells that an invoice was on the screen; the owner who looks along is no customer. */
function useMarkViewed(token: string, shown: CustomerInvoice | null, isPreview: boolean): void {
  // One of an earlier package was seen before it came here.
  const shownId = shown === null || shown.kind === 'earlier' ? null : shown.id
  useEffect(() => {
    if (shownId === null || isPreview) return
    // What fails here takes nothing from who reads it.
    api.call(contract.customerDashboard.view, { params: { token, invoiceId: shownId } }).catch(() => undefined)
  }, [token, shownId, isPreview])
}
