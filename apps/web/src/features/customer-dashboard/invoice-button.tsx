import type { CustomerInvoice } from '@klopt/api-client/contract'
import type { ReactNode } from 'react'
import { keyOf } from './chosen.ts'
import * as styles from './invoice-rows.css.ts'
import { shortDate } from './customer-dates.ts'
import type { Language } from './texts.ts'

interface InvoiceButtonProps {
  invoice: CustomerInvoice
  isShown: boolean
  /** YYYY-MM-DD: the day that counts in this list. */
  date: string
  /** With its currency. */
  amount: string
  language: Language
  onShow: (key: string) => void
  /** How it stands. */
  children: ReactNode
}

/** An invoice in a list, which shows it. */
export const InvoiceButton = ({ invoice, isShown, date, amount, language, onShow, children }: InvoiceButtonProps) => (
  <button type="button" className={styles.open} aria-current={isShown} onClick={() => onShow(keyOf(invoice))}>
    <span className={styles.words}>
      <span className={styles.number}>{invoice.number}</span>
      <span className={styles.date}>{shortDate(date, language)}</span>
    </span>
    <span className={styles.figures}>
      {amount}
      {children}
    </span>
  </button>
)
