import type { CustomerInvoice } from '@klopt/api-client/contract'
import { Button, Card, Skeleton } from '@klopt/ui'
import { formatEuro } from '@klopt/validators'
import { lazy, Suspense, useState } from 'react'
import * as styles from './invoice-rows.css.ts'
import { shortDate, texts, type Language, type Texts } from './texts.ts'

const Statement = lazy(() => import('./statement.tsx'))

interface EarlierInvoicesProps {
  token: string
  invoices: readonly CustomerInvoice[]
  shownId: number | null
  language: Language
  onShow: (id: number) => void
}

/** What is paid or taken back, and the statement of account. */
export function EarlierInvoices({ token, invoices, shownId, language, onShow }: EarlierInvoicesProps) {
  const say = texts[language]
  const [showsStatement, setShowsStatement] = useState(false)
  return (
    <Card
      title={say.earlier}
      padding="none"
      aside={
        <Button size="small" aria-expanded={showsStatement} onClick={() => setShowsStatement(!showsStatement)}>
          {say.statement}
        </Button>
      }
    >
      {showsStatement && (
        <Suspense fallback={<Skeleton height="120px" />}>
          <Statement token={token} language={language} />
        </Suspense>
      )}
      <ul className={styles.list}>
        {invoices.map((invoice) => (
          <li key={invoice.id} className={styles.row}>
            <button
              type="button"
              className={styles.open}
              aria-current={invoice.id === shownId}
              onClick={() => onShow(invoice.id)}
            >
              <span className={styles.words}>
                <span className={styles.number}>{invoice.number}</span>
                <span className={styles.date}>{shortDate(invoice.invoiceDate, language)}</span>
              </span>
              <span className={styles.figures}>
                {formatEuro(invoice.grossCents)}
                <span className={styles.outcome}>{outcomeOf(invoice, say, language)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const outcomeOf = ({ status, paidOn }: CustomerInvoice, say: Texts, language: Language): string =>
  status === 'paid' && paidOn !== null ? say.paidOn(shortDate(paidOn, language)) : say.statuses[status]
