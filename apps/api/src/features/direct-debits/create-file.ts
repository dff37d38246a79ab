import type { BodyOf, contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import {
  amendmentSince,
  collectionDayObstacle,
  earliestCollectionDay,
  latestCollectionDay,
  sepaDirectDebitFile,
  type CollectedBy,
  type SepaCollection,
} from '@klopt/bookkeeping/payments'
import { formatDate } from '@klopt/validators'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { insertFile } from '../../files/insert-file.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { fromBookkeeping } from '../../kernel/from-bookkeeping.ts'
import type { JobSender } from '../../kernel/job.ts'
import type { Services } from '../../kernel/services.ts'
import { announce } from './announce.ts'
import { lastCollectedBy } from './last-collected-by.ts'
import { planCollections, type PlannedCollection } from './plan-collections.ts'
import { showSettings } from './settings.ts'

type Input = BodyOf<typeof contract.directDebits.create>

export interface Collector {
  readonly services: Pick<Services, 'files'>
  readonly jobs: JobSender
  readonly administrationId: number
  readonly userId: number
  readonly now: Date
  readonly today: string
}

export interface CreatedFile {
  readonly id: number
  readonly count: number
  readonly totalCents: number
  /** Whom nothing is mailed, as they have no address. */
  readonly withoutNotice: string[]
}

/**
 * Makes and keeps a direct-debit file of invoices, and queues the mails that announce it. The invoices are held while it is
 * made, so that none gets into two files. Throws `direct_debits_not_set_up`, `direct_debit_not_possible`, `not_found` and
 * `invalid_input`.
 */
export async function createDirectDebitFile(db: Db, collector: Collector, input: Input): Promise<CreatedFile> {
  const { administrationId, now, today } = collector
  const { creditorIdentifier, noticeDays } = await showSettings(db, administrationId)
  if (creditorIdentifier === null) throw new ApiError('direct_debits_not_set_up')
  assertCollectionDate(input.collectionDate, today, noticeDays)
  const creditor = await findCreditor(db, administrationId, input.journalId)
  const planned = await planCollections(db, administrationId, input.invoiceIds, input.collectionDate)
  const number = await takeNumber(db, administrationId)
  const messageId = `KLOPT-DD-${administrationId}-${number}`
  const mandateIds = planned.map(({ mandate }) => mandate.id)
  const head = {
    ...creditor,
    creditorIdentifier,
    collectionDate: input.collectionDate,
    last: await lastCollectedBy(db, administrationId, mandateIds),
  }
  const collections = planned.map((each, index) => collectionOf(each, head, `${messageId}-${index + 1}`))
  const file = { messageId, createdAt: now.toISOString().slice(0, 19), ...creditor, creditorIdentifier, collections }
  const content = new TextEncoder().encode(fromBookkeeping(() => sepaDirectDebitFile(file)))
  const id = await keepFile(db, collector, { ...input, messageId, number, content })
  await releaseSettled(db, collector, planned)
  await keepItems(db, { ...head, administrationId, directDebitFileId: id }, planned, collections)
  const withoutNotice = await announce(db, collector, id, {
    creditorName: creditor.creditorName,
    creditorIdentifier,
    collectionDate: input.collectionDate,
    planned,
  })
  const totalCents = planned.reduce((sum, { amountCents }) => sum + amountCents, 0)
  return { id, count: planned.length, totalCents, withoutNotice }
}

function assertCollectionDate(date: string, today: string, noticeDays: number): void {
  const obstacle = collectionDayObstacle(date, today, noticeDays)
  if (obstacle === null) return
  const first = formatDate(earliestCollectionDay(today, noticeDays))
  const message = {
    too_early: `Kies een dag vanaf ${first}: klanten horen het ${noticeDays} ${noticeDays === 1 ? 'dag' : 'dagen'} van tevoren`,
    too_late: `Kies een dag tot en met ${formatDate(latestCollectionDay(today))}`,
    closed: 'Op deze dag incasseren banken niet. Kies een werkdag',
  }[obstacle]
  throw new ApiError('invalid_input', { fields: { collectionDate: message } })
}

async function findCreditor(db: Db, administrationId: number, journalId: number) {
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
  return { creditorName: journal.account_holder?.trim() || journal.company_name, creditorIban: journal.iban }
}

interface FileHead {
  readonly creditorName: string
  readonly creditorIdentifier: string
  readonly collectionDate: string
  /** By what was collected before, by mandate. */
  readonly last: ReadonlyMap<number, CollectedBy>
}

function collectionOf(
  { amountCents, number, mandate, sequence }: PlannedCollection,
  { creditorName, creditorIdentifier, collectionDate, last }: FileHead,
  endToEndId: string,
): SepaCollection {
  const by = { mandateReference: mandate.reference, debtorIban: mandate.iban }
  return {
    ...by,
    endToEndId,
    amountCents,
    scheme: mandate.scheme,
    sequence,
    collectionDate,
    mandateSignedOn: mandate.signed_on,
    amendment: amendmentSince(last.get(mandate.id) ?? null, { ...by, creditorName, creditorIdentifier }),
    debtorName: mandate.account_holder,
    reference: `Factuur ${number}`,
  }
}

async function takeNumber(db: Db, administrationId: number): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    SELECT take_numbers(${administrationId}, 'direct_debit_file') AS number`.execute(db)
  return must(rows[0], 'the number that was taken').number
}

interface MadeFile extends Input {
  readonly messageId: string
  readonly number: number
  readonly content: Uint8Array
}

async function keepFile(db: Db, collector: Collector, made: MadeFile): Promise<number> {
  const { services, administrationId, userId, now } = collector
  const fileId = await insertFile(db, {
    administrationId,
    sha256: await services.files.put(administrationId, made.content),
    name: `incassobestand-${made.collectionDate}-${made.number}.xml`,
    mimeType: 'application/xml',
    sizeBytes: made.content.length,
    createdBy: userId,
    createdAt: now,
  })
  const { id } = await db
    .insertInto('direct_debit_files')
    .values({
      administration_id: administrationId,
      journal_id: made.journalId,
      message_id: made.messageId,
      collection_date: made.collectionDate,
      file_id: fileId,
      created_by: userId,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What was collected and came back can be collected anew: its earlier place no longer holds it. */
async function releaseSettled(
  db: Db,
  { administrationId, now }: Pick<Collector, 'administrationId' | 'now'>,
  planned: readonly PlannedCollection[],
): Promise<void> {
  const ids = planned.map(({ openItemId }) => openItemId)
  await sql`
    UPDATE direct_debit_items SET released_at = ${now}, released_because = 'settled'
    WHERE administration_id = ${administrationId} AND released_at IS NULL
      AND open_item_id = ANY (${ids}::bigint[])`.execute(db)
}

async function keepItems(
  db: Db,
  made: FileHead & { readonly administrationId: number; readonly directDebitFileId: number },
  planned: readonly PlannedCollection[],
  collections: readonly SepaCollection[],
): Promise<void> {
  const rows = planned.map(({ openItemId, mandate, sequence }, index) => {
    const collection = must(collections[index], 'the collection of an item')
    return {
      administration_id: made.administrationId,
      direct_debit_file_id: made.directDebitFileId,
      open_item_id: openItemId,
      mandate_id: mandate.id,
      scheme: collection.scheme,
      sequence,
      end_to_end_id: collection.endToEndId,
      amount_cents: collection.amountCents,
      debtor_name: collection.debtorName,
      debtor_iban: collection.debtorIban,
      mandate_reference: collection.mandateReference,
      creditor_name: made.creditorName,
      creditor_identifier: made.creditorIdentifier,
    }
  })
  await db.insertInto('direct_debit_items').values(rows).execute()
}
