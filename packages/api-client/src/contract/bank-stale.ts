/** What booking a bank line makes old. */
export const STALE_BOOKS = [
  'bank',
  'invoices',
  'purchases',
  'payments',
  'contacts',
  'dashboard',
  'vat',
  'vatPayments',
  'icp',
  'oss',
  'reports',
] as const
