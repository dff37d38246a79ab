/** The orders that the check of the arrows (`.dependency-cruiser.mjs`) holds. */

/** The rooms of bookkeeping: each knows only those before it. */
export const rooms = [
  'money',
  'calendar',
  'hours',
  'administration',
  'vat',
  'paper',
  'documents',
  'ledger',
  'assets',
  'vat-return',
  'payments',
  'bank',
  'reports',
]

/** The folders of the server from the ground up: each knows only those before it, so that no two know each other. */
export const floors = [
  'system',
  'security',
  'rich-text',
  'recognition',
  'pdf',
  'config',
  'embedded-postgres',
  'database',
  'files',
  'mail',
  'kernel',
  'table-files',
  'jobs',
  'books',
  'features',
  'inbound-mail',
  'demo',
  'server',
]
