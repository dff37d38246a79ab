import type { Generated } from 'kysely'
import type { Id } from './columns.ts'

/** How a payment stands with its provider. */
export type OnlinePaymentStatus = 'open' | 'pending' | 'authorized' | 'paid' | 'failed' | 'canceled' | 'expired'

/** The tables of 0096_online_payments.sql, 0104_payment_provider_keys.sql and 0740_online_payment_items.sql. */
export interface OnlinePaymentTables {
  online_payments: OnlinePaymentsTable
  online_payment_invoices: OnlinePaymentInvoicesTable
  online_payment_items: OnlinePaymentItemsTable
  payment_provider_keys: PaymentProviderKeysTable
}

interface OnlinePaymentsTable {
  id: Id
  administration_id: number
  contact_id: number
  token: string
  journal_id: number
  amount_cents: number
  provider_id: string | null
  status: Generated<OnlinePaymentStatus>
  returned_cents: Generated<number>
  bank_transaction_id: number | null
  created_at: Date
  paid_at: Date | null
  returns: Generated<number>
  asked_at: Generated<Date | null>
}

interface OnlinePaymentInvoicesTable {
  administration_id: number
  payment_id: number
  invoice_id: number
  amount_cents: number
}

interface OnlinePaymentItemsTable {
  administration_id: number
  payment_id: number
  open_item_id: number
  amount_cents: number
}

interface PaymentProviderKeysTable {
  administration_id: number
  sealed_key: string
  hint: string
  mode: 'live' | 'test'
  entered_at: Date
}
