import { must } from '@klopt/bookkeeping/money'
import { setOffCents, setOffPosting } from '@klopt/bookkeeping/ledger'
import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../../database/db.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import { generalJournal } from '../../../books/general-journal.ts'
import { firstOpenDate, postEntry } from '../../../books/post-entry.ts'
import { settleItem } from '../../../books/settle-item.ts'
import { heldByFile } from '../../payments/held-items.ts'
import type { PurchaseKey } from '../load-purchase.ts'
import type { PurchaseAuthor } from '../save-draft.ts'
import { lockOpenItems } from '../../../books/lock-open-items.ts'

export interface SetOffPair {
  readonly creditId: number
  readonly invoiceId: number
}

/** The open invoices of the supplier of a credit invoice, the first due first; none for anything else. */
export async function listSetOffChoices(
  db: Db,
  { administrationId, purchaseId }: PurchaseKey,
): Promise<ResponseOf<typeof contract.purchases.setOffChoices>> {
  const { rows } = await sql<ResponseOf<typeof contract.purchases.setOffChoices>[number]>`
    SELECT i.purchase_id AS "purchaseId", i.number, i.due_date AS "dueDate", i.open_cents AS "openCents"
    FROM owed_items c
    JOIN owed_items i ON i.administration_id = ${administrationId} AND i.contact_id = c.contact_id
      AND i.kind = 'payable' AND i.purchase_id IS NOT NULL AND i.open_cents > 0
    WHERE c.administration_id = ${administrationId} AND c.purchase_id = ${purchaseId} AND c.kind = 'payable'
      AND c.open_cents < 0
    ORDER BY i.due_date, i.id
    LIMIT 100`.execute(db)
  return rows
}

interface Item {
  readonly id: number
  readonly purchase_id: number
  readonly contact_id: number | null
  readonly number: string
  readonly open_cents: number
}

/**
 * Sets a credit invoice off against an invoice of the same supplier, for as much as both have open: one entry, dated
 * today or on the first open day, that settles both. Throws `not_found`, and `invalid_input` where it cannot be.
 */
export async function setOff(
  db: Db,
  { administrationId, userId, now }: PurchaseAuthor,
  { creditId, invoiceId }: SetOffPair,
  today: string,
): Promise<{ amountCents: number; journalEntryId: number }> {
  const items = await lockItems(db, administrationId, [creditId, invoiceId])
  const [credit, invoice] = [items.get(creditId), items.get(invoiceId)]
  if (!credit || !invoice) throw new ApiError('not_found')
  const contactId = await supplierOf(db, administrationId, credit, invoice)
  const amountCents = setOffCents(invoice.open_cents, credit.open_cents)
  const settledOn = await firstOpenDate(db, administrationId, today)
  const entry = await postEntry(
    db,
    {
      administrationId,
      journalId: await generalJournal(db, administrationId),
      entryDate: settledOn,
      description: `Creditfactuur ${credit.number} verrekend met ${invoice.number}`,
      sourceType: 'purchase',
      sourceId: creditId,
      createdBy: userId,
      at: now,
    },
    setOffPosting({ amountCents, contactId, invoiceNumber: invoice.number, creditNumber: credit.number }),
  )
  for (const { item, cents } of [
    { item: credit, cents: -amountCents },
    { item: invoice, cents: amountCents },
  ]) {
    await settleItem(db, {
      administrationId,
      item: { id: item.id, postponed_vat: null, foreign_amount: null },
      bankTransactionId: null,
      journalEntryId: entry.id,
      amountCents: cents,
      settledOn,
      vatDue: null,
      at: now,
    })
  }
  return { amountCents, journalEntryId: entry.id }
}

/** The open items of booked purchases, held in the order of their ids, by purchase. */
async function lockItems(
  db: Db,
  administrationId: number,
  purchaseIds: readonly number[],
): Promise<ReadonlyMap<number, Item>> {
  const rows = await lockOpenItems(db, administrationId, { purchaseIds })
  const items = rows.map((row): Item => ({ ...row, purchase_id: must(row.purchase_id, 'the purchase of a payable') }))
  return new Map(items.map((item) => [item.purchase_id, item]))
}

async function supplierOf(db: Db, administrationId: number, credit: Item, invoice: Item): Promise<number> {
  if (credit.contact_id === null || credit.contact_id !== invoice.contact_id) {
    throw refusal('Een creditfactuur verreken je met een factuur van dezelfde leverancier.')
  }
  if (credit.open_cents >= 0) throw refusal('Van deze creditfactuur is niets meer te verrekenen.')
  if (invoice.open_cents <= 0) throw refusal('Deze factuur staat niet meer open.')
  if ((await heldByFile(db, administrationId, [credit.id, invoice.id])).size > 0) {
    throw refusal('Een van beide staat in een betaalbestand. Annuleer eerst dat bestand bij Betalen.')
  }
  return credit.contact_id
}

const refusal = (message: string) => new ApiError('invalid_input', { fields: { invoiceId: message } })
