import { earliestCollectionDay, STANDARD_NOTICE_DAYS } from '@klopt/bookkeeping/payments'
import type { Db } from '../database/db.ts'
import { createDirectDebitFile } from '../features/direct-debits/create-file.ts'
import { createMandate } from '../features/direct-debits/save-mandate.ts'
import { saveSettings } from '../features/direct-debits/settings.ts'
import type { JobSender } from '../kernel/job.ts'
import type { Services } from '../kernel/services.ts'
import { at, type Bookkeeper } from './bookkeeper.ts'

/** Of the made-up number at the trade register. */
const CREDITOR_IDENTIFIER = 'NL49ZZZ823456710000'

export interface Debtor {
  readonly contactId: number
  readonly name: string
  readonly iban: string
}

interface Collections {
  readonly keeper: Bookkeeper
  readonly userId: number
  readonly today: string
  readonly signedOn: string
  readonly debtors: readonly Debtor[]
  /** The invoice that is going to be collected. */
  readonly number: string
  readonly services: Pick<Services, 'files'>
  readonly jobs: JobSender
}

/** Customers who signed a mandate, and what is collected of them next. */
export async function createCollections(db: Db, { keeper, userId, today, ...plan }: Collections): Promise<void> {
  const { administrationId } = keeper
  const settings = { creditorIdentifier: CREDITOR_IDENTIFIER, noticeDays: STANDARD_NOTICE_DAYS, version: 0 }
  await saveSettings(db, administrationId, settings)
  const author = { administrationId, userId, now: at(plan.signedOn), today }
  for (const { contactId, name, iban } of plan.debtors) {
    const terms = { reference: '', kind: 'recurring', scheme: 'CORE', signedOn: plan.signedOn } as const
    await createMandate(db, author, { contactId, ...terms, iban, accountHolder: name })
  }
  const journal = await db
    .selectFrom('ledger_journals')
    .select('id')
    .where('administration_id', '=', administrationId)
    .where('type', '=', 'bankbook')
    .executeTakeFirstOrThrow()
  const invoice = await db
    .selectFrom('owed_items')
    .select('invoice_id')
    .where('administration_id', '=', administrationId)
    .where('number', '=', plan.number)
    .where('invoice_id', 'is not', null)
    .executeTakeFirstOrThrow()
  const { services, jobs } = plan
  await createDirectDebitFile(
    db,
    { services, jobs, administrationId, userId, now: at(today), today },
    {
      journalId: journal.id,
      collectionDate: earliestCollectionDay(today, STANDARD_NOTICE_DAYS),
      invoiceIds: invoice.invoice_id === null ? [] : [invoice.invoice_id],
    },
  )
}
