import { must } from '@klopt/bookkeeping/money'
import { SYSTEM_ACCOUNTS } from '@klopt/bookkeeping/ledger'
import type { AuditedItem } from '@klopt/bookkeeping/reports'
import { addDays } from '@klopt/validators'
import { itemsOfOpenings, itemsOnDay } from '../../../books/items-on-day.ts'
import type { Db } from '../../../database/db.ts'
import type { FiscalYear } from './fiscal-year.ts'

interface Account {
  readonly number: string
  readonly rgs: string | null
}

/** What was open of invoices when a fiscal year began, with what an opening balance within the year brought. */
export async function auditedItems(
  db: Db,
  { administrationId, from, openingEntryIds }: FiscalYear,
  accounts: readonly Account[],
): Promise<AuditedItem[]> {
  const found: AuditedItem[] = []
  for (const kind of ['receivable', 'payable'] as const) {
    const items = [
      ...(await itemsOnDay(db, administrationId, { kind, day: addDays(from, -1) })),
      ...(await itemsOfOpenings(db, administrationId, { kind, entryIds: openingEntryIds })),
    ]
    const code = kind === 'receivable' ? SYSTEM_ACCOUNTS.receivables : SYSTEM_ACCOUNTS.payables
    for (const { contactId, number, documentDate, dueDate, openCents } of items) {
      const { number: account } = must(
        accounts.find(({ rgs }) => rgs === code),
        'the account of an open item',
      )
      const balanceCents = kind === 'receivable' ? openCents : -openCents
      found.push({ kind, account, contactId, number, documentDate, dueDate, balanceCents })
    }
  }
  return found
}
