import * as v from 'valibot'

/** What an entry was booked from. */
export const sourceType = v.picklist([
  'invoice',
  'bank_transaction',
  'vat_return',
  'purchase',
  'general',
  'opening',
  'year_close',
  /** What falls of a document whose line is for a period. */
  'invoice_period',
  'purchase_period',
  /** Taken over from another package. */
  'audit_file',
  /** What an asset costs in a period, or its leaving. */
  'asset',
  /** A month of trips. */
  'trips',
  /** A receipt that somebody paid. */
  'expense',
])
