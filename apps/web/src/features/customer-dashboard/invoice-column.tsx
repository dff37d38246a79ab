import { contract, type CustomerInvoice } from '@klopt/api-client/contract'
import { Button } from '@klopt/ui'
import { Download, FileText } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { api } from '../../app/transport/api.ts'
import { download } from '../../app/transport/download.ts'
import * as styles from './invoice-column.css.ts'
import { texts, type Language } from './texts.ts'
import { useIsWide } from './use-is-wide.ts'

/** On a phone the amount comes first, and the invoice when it is asked for. */
const FrozenInvoice = lazy(() => import('./frozen-invoice.tsx'))

interface InvoiceColumnProps {
  token: string
  invoice: CustomerInvoice
  language: Language
}

/** The invoice itself, and what one can take of it. */
export function InvoiceColumn({ token, invoice, language }: InvoiceColumnProps) {
  const say = texts[language]
  const isWide = useIsWide()
  const [isAsked, setIsAsked] = useState(false)
  const [pdf, setPdf] = useState<'loading' | 'failed'>()
  const fetchPdf = () => {
    setPdf('loading')
    api.call(contract.customerDashboard.pdf, { params: { token, invoiceId: invoice.id } }).then(
      (file) => {
        setPdf(undefined)
        download(file)
      },
      () => setPdf('failed'),
    )
  }
  return (
    <section className={styles.column} aria-labelledby="invoice-heading">
      <div className={styles.head}>
        <h1 id="invoice-heading" className={styles.title}>
          {say[invoice.kind]} {invoice.number}
        </h1>
        <div className={styles.buttons}>
          {!isWide && (
            <Button icon={FileText} aria-expanded={isAsked} onClick={() => setIsAsked(!isAsked)}>
              {say.show}
            </Button>
          )}
          <Button
            icon={Download}
            loading={pdf === 'loading'}
            aria-label={say.download(invoice.number)}
            onClick={fetchPdf}
          >
            {say.pdf}
          </Button>
        </div>
      </div>
      {pdf === 'failed' && (
        <p role="alert" className={styles.failed}>
          {say.downloadFailed}
        </p>
      )}
      {(isWide || isAsked) && (
        <Suspense fallback={<div className={styles.empty} />}>
          <FrozenInvoice token={token} invoice={invoice} failed={say.failed} />
        </Suspense>
      )}
    </section>
  )
}
