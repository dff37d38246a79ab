import type { CustomerInvoice } from '@klopt/api-client/contract'
import { Button, Card } from '@klopt/ui'
import { lazy, Suspense, useState } from 'react'
import { amountOf } from './amount-of.ts'
import { keyOf } from './chosen.ts'
import { shortDate } from './customer-dates.ts'
import { InvoiceButton } from './invoice-button.tsx'
import * as styles from './invoice-rows.css.ts'
import { outcomeOf } from './outcome-of.ts'
import { StatementWaiting } from './statement-waiting.tsx'
import { useTexts, type Language } from './texts.ts'

const Statement = lazy(() => import('./statement.tsx'))

interface EarlierInvoicesProps {
  token: string
  invoices: readonly CustomerInvoice[]
  shownKey: string | null
  language: Language
  onShow: (key: string) => void
}

/** What is paid or taken back, and the statement of account. */
export function EarlierInvoices({ token, invoices, shownKey, language, onShow }: EarlierInvoicesProps) {
  const say = useTexts(language)
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
        <Suspense fallback={<StatementWaiting />}>
          <Statement token={token} language={language} />
        </Suspense>
      )}
      <ul className={styles.list}>
        {invoices.map((invoice) => (
          <li key={keyOf(invoice)} className={styles.row}>
            <InvoiceButton
              invoice={invoice}
              isShown={keyOf(invoice) === shownKey}
              day={say.dated(shortDate(invoice.invoiceDate, language))}
              amount={amountOf(invoice, 'gross', language)}
              onShow={onShow}
            >
              <span className={invoice.status === 'paid' ? styles.outcome : styles.otherOutcome}>
                {outcomeOf(invoice, say, language)}
              </span>
            </InvoiceButton>
          </li>
        ))}
      </ul>
    </Card>
  )
}
