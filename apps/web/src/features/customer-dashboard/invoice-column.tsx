import { contract, type CustomerInvoice, type CustomerPage } from '@klopt/api-client/contract'
import { Badge, Button } from '@klopt/ui'
import { lazy, Suspense, useState } from 'react'
import { api } from '../../app/transport/calls.ts'
import { DownloadIcon, FileIcon } from './customer-icons.tsx'
import * as styles from './invoice-column.css.ts'
import { outcomeOf } from './outcome-of.ts'
import { useTexts, type Language } from './texts.ts'
import { useDownload } from './use-download.ts'
import { useIsWide } from './use-is-wide.ts'

/** On a phone the amount comes first, and the invoice when it is asked for. */
const FrozenInvoice = lazy(() => import('./frozen-invoice.tsx'))

interface InvoiceColumnProps {
  token: string
  page: CustomerPage
  invoice: CustomerInvoice
  language: Language
}

/** The invoice itself, and what one can take of it. */
export function InvoiceColumn({ token, page, invoice, language }: InvoiceColumnProps) {
  const say = useTexts(language)
  const isWide = useIsWide()
  const [isAsked, setIsAsked] = useState(false)
  const { id, kind } = invoice
  const isEarlier = kind === 'earlier'
  const hasPdf = !isEarlier || page.earlierPdfs.includes(id)
  const pdf = useDownload(() =>
    isEarlier
      ? api.call(contract.customerDashboard.earlierPdf, { params: { token, openItemId: id } })
      : api.call(contract.customerDashboard.pdf, { params: { token, invoiceId: id } }),
  )
  return (
    <section className={styles.column} aria-labelledby="invoice-heading">
      <div className={styles.head}>
        <h1 id="invoice-heading" className={styles.title}>
          {kind === 'credit_invoice' ? say.credit_invoice : say.invoice} {invoice.number}
        </h1>
        {/* The paper is as it was sent, and still asks for its payment. */}
        {invoice.openCents <= 0 && (
          <Badge tone={invoice.status === 'paid' ? 'success' : 'neutral'}>{outcomeOf(invoice, say, language)}</Badge>
        )}
        <div className={styles.buttons}>
          {!isWide && !isEarlier && (
            <Button icon={FileIcon} aria-expanded={isAsked} onClick={() => setIsAsked(!isAsked)}>
              {say.show}
            </Button>
          )}
          {hasPdf && (
            <Button
              icon={DownloadIcon}
              loading={pdf.isLoading}
              aria-label={say.download(invoice.number)}
              onClick={pdf.start}
            >
              {say.pdf}
            </Button>
          )}
        </div>
      </div>
      {pdf.hasFailed && (
        <p role="alert" className={styles.failed}>
          {say.downloadFailed}
        </p>
      )}
      {isEarlier && <p className={styles.note}>{hasPdf ? say.earlierPdf : say.earlierPaper}</p>}
      {!isEarlier && (isWide || isAsked) && (
        <Suspense fallback={<div data-theme="light" className={styles.empty} />}>
          <FrozenInvoice token={token} invoice={invoice} language={language} />
        </Suspense>
      )}
    </section>
  )
}
