import { purchaseAccounts } from '@klopt/bookkeeping/ledger'
import { must } from '@klopt/bookkeeping/money'
import type { PurchaseInput } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../../database/db.ts'
import type { Booking } from './proposed-lines.ts'

type PurchaseVatCode = PurchaseInput['lines'][number]['vatCode']

export interface FoundBookings {
  readonly bookings: readonly Booking[]
  /** Dutch; null when nothing was found. */
  readonly reason: string | null
}

/**
 * On what a document is probably booked: what its supplier was booked on last, else the account that its words speak of,
 * else nothing.
 */
export async function findBookings(
  db: Db,
  administrationId: number,
  fileId: number,
  supplier: { readonly id: number; readonly name: string } | null,
): Promise<FoundBookings> {
  const last = supplier === null ? [] : await lastBookings(db, administrationId, supplier.id)
  if (supplier !== null && last.length > 0) {
    return { bookings: last, reason: `Net als de vorige factuur van ${supplier.name}` }
  }
  return bookingByWords(db, administrationId, fileId)
}

/** The lines of the supplier's last booked purchase, as far as their accounts are in use. */
async function lastBookings(db: Db, administrationId: number, contactId: number): Promise<Booking[]> {
  const { rows } = await sql<Booking>`
    SELECT a.id AS "accountId", a.name AS "accountName", l.vat_code AS "vatCode"
    FROM purchase_lines l
    JOIN ledger_accounts a ON a.administration_id = ${administrationId} AND a.id = l.account_id AND a.deactivated_at IS NULL
    WHERE l.administration_id = ${administrationId} AND l.purchase_id = (
      SELECT id FROM purchases
      WHERE administration_id = ${administrationId} AND contact_id = ${contactId} AND booked_at IS NOT NULL
        AND reversed_at IS NULL
      ORDER BY invoice_date DESC, id DESC
      LIMIT 1)
    ORDER BY l.line_number`.execute(db)
  return rows
}

/** Whether the paper says that the buyer owes its VAT, as the law wants it said (article 35a of the Wet OB 1968). */
export async function saysReverseCharge(db: Db, administrationId: number, fileId: number): Promise<boolean> {
  return /\bverlegd\b|\breverse[ -]charged?\b/i.test(await textOf(db, administrationId, fileId))
}

async function bookingByWords(db: Db, administrationId: number, fileId: number): Promise<FoundBookings> {
  const guesses = purchaseAccounts(await textOf(db, administrationId, fileId))
  if (guesses.length === 0) return { bookings: [], reason: null }
  const accounts = await db
    .selectFrom('ledger_accounts')
    .select(['id', 'name', 'rgs_code'])
    .where('administration_id', '=', administrationId)
    .where('deactivated_at', 'is', null)
    .where(
      'rgs_code',
      'in',
      guesses.map(({ rgs }) => rgs),
    )
    .orderBy('number')
    .execute()
  for (const { rgs, word } of guesses) {
    const account = accounts.find(({ rgs_code }) => rgs_code === rgs)
    if (!account) continue
    // The rate is what the paper says, not what the account usually has.
    const booking = { accountId: account.id, accountName: account.name, vatCode: null as PurchaseVatCode | null }
    return { bookings: [booking], reason: `Vanwege het woord ‘${word}’ op de factuur` }
  }
  return { bookings: [], reason: null }
}

/** The words of a document as one text; put together where they are, so that their places stay there. */
async function textOf(db: Db, administrationId: number, fileId: number): Promise<string> {
  const { rows } = await sql<{ text: string | null }>`
    SELECT string_agg(word ->> 'text', ' ' ORDER BY place) AS text
    FROM recognitions r, jsonb_array_elements(r.words) WITH ORDINALITY AS words (word, place)
    WHERE r.administration_id = ${administrationId} AND r.file_id = ${fileId}`.execute(db)
  return must(rows[0], 'the words of a document').text ?? '' // zero: it has none
}
