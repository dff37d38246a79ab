import type { CustomerInvoice } from '@klopt/api-client/contract'
import type { ReactNode } from 'react'
import { keyOf } from './chosen.ts'
import * as styles from './invoice-rows.css.ts'

interface InvoiceButtonProps {
  invoice: CustomerInvoice
  isShown: boolean
  /** The day that counts in this list, and what it is: 'uiterlijk 8 dec 2026' */
  day: string
  /** With its currency. */
  amount: string
  onShow: (key: string) => void
  /** How it stands. */
  children: ReactNode
}

/** An invoice in a list, which shows it. */
export const InvoiceButton = ({ invoice, isShown, day, amount, onShow, children }: InvoiceButtonProps) => (
  <button type="button" className={styles.open} aria-current={isShown} onClick={() => onShow(keyOf(invoice))}>
    <span className={styles.words}>
      <span className={styles.number}>{invoice.number}</span>
      <span className={styles.date}>{day}</span>
    </span>
    <span className={styles.figures}>
      {amount}
      {children}
    </span>
  </button>
)
