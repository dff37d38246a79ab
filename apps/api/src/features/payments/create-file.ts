import type { BodyOf, contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { lastExecutionDay, sepaPaymentFile } from '@klopt/bookkeeping/payments'
import { formatDate } from '@klopt/validators'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import type { FileStore } from '../../files/file-store.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { fromBookkeeping } from '../../kernel/from-bookkeeping.ts'
import { insertFile } from '../../files/insert-file.ts'
import { planItems, plannedTransfers, type PlannedItem } from './plan-payments.ts'

type Input = BodyOf<typeof contract.payments.create>

export interface PaymentAuthor {
  readonly administrationId: number
  readonly userId: number
  readonly now: Date
  readonly today: string
}

export interface CreatedFile {
  readonly id: number
  readonly count: number
  readonly totalCents: number
}

/**
 * Makes and keeps a payment file of open items. The items are held while it is made, so that none gets into two files;
 * its bytes follow from what is held, so they are kept within the transaction. Throws `payment_not_possible` and
 * `invalid_input`.
 */
export async function createPaymentFile(
  db: Db,
  files: FileStore,
  author: PaymentAuthor,
  input: Input,
): Promise<CreatedFile> {
  assertExecutionDate(input.executionDate, author.today)
  const payer = await findPayer(db, author.administrationId, input.journalId)
  const items = await planItems(db, author.administrationId, input.items)
  const transfers = plannedTransfers(items)
  const number = await takeNumber(db, author.administrationId)
  const messageId = `KLOPT-${author.administrationId}-${number}`
  const payments = transfers.map((transfer, index) => ({
    ...transfer,
    executionDate: input.executionDate,
    endToEndId: `${messageId}-${index + 1}`,
  }))
  const file = { messageId, createdAt: author.now.toISOString().slice(0, 19), ...payer, payments }
  const content = new TextEncoder().encode(fromBookkeeping(() => sepaPaymentFile(file)))
  const sha256 = await files.put(author.administrationId, content)
  const fileId = await insertFile(db, {
    administrationId: author.administrationId,
    sha256,
    name: `betaalbestand-${input.executionDate}-${number}.xml`,
    mimeType: 'application/xml',
    sizeBytes: content.length,
    createdBy: author.userId,
    createdAt: author.now,
  })
  const { id } = await db
    .insertInto('payment_files')
    .values({
      administration_id: author.administrationId,
      journal_id: input.journalId,
      message_id: messageId,
      execution_date: input.executionDate,
      file_id: fileId,
      created_by: author.userId,
      created_at: author.now,
      cancelled_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertItems(db, author.administrationId, id, items)
  return { id, count: items.length, totalCents: payments.reduce((sum, { amountCents }) => sum + amountCents, 0) }
}

function assertExecutionDate(date: string, today: string): void {
  const last = lastExecutionDay(today)
  if (date >= today && date <= last) return
  const message = `Kies een dag van vandaag tot en met ${formatDate(last)}`
  throw new ApiError('invalid_input', { fields: { executionDate: message } })
}

async function findPayer(
  db: Db,
  administrationId: number,
  journalId: number,
): Promise<{ debtorName: string; debtorIban: string }> {
  const journal = await db
    .selectFrom('ledger_journals as j')
    .innerJoin('companies as a', 'a.id', 'j.administration_id')
    .select(['j.type', 'j.iban', 'j.account_holder', 'a.company_name'])
    .where('j.administration_id', '=', administrationId)
    .where('j.id', '=', journalId)
    .executeTakeFirst()
  if (!journal) throw new ApiError('not_found')
  if (journal.type !== 'bankbook' || journal.iban === null) {
    throw new ApiError('invalid_input', { fields: { journalId: 'Kies een bankrekening met een IBAN' } })
  }
  return { debtorName: journal.account_holder?.trim() || journal.company_name, debtorIban: journal.iban }
}

async function takeNumber(db: Db, administrationId: number): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    SELECT take_numbers(${administrationId}, 'payment_file') AS number`.execute(db)
  return must(rows[0], 'the number that was taken').number
}

async function insertItems(
  db: Db,
  administrationId: number,
  paymentFileId: number,
  items: readonly PlannedItem[],
): Promise<void> {
  await db
    .insertInto('payment_file_items')
    .values(
      items.map((item) => ({
        administration_id: administrationId,
        payment_file_id: paymentFileId,
        open_item_id: item.openItemId,
        amount_cents: item.amountCents,
        creditor_name: item.creditorName,
        creditor_iban: item.creditorIban,
        reference: item.reference || item.number,
        cancelled_at: null,
      })),
    )
    .execute()
}
