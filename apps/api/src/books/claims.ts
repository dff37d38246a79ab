import { CLAIM_INCOME } from '@klopt/bookkeeping/ledger'
import { sql } from 'kysely'
import type { Db } from '../database/db.ts'
import { ApiError } from '../kernel/api-error.ts'
import { chartAccount } from './complete-chart.ts'

/** Costs or interest that a demand asks beside its invoices. */
export interface AskedClaim {
  readonly letterId: number
  readonly kind: 'costs' | 'interest'
  readonly amountCents: number
}

/** The letter that asks. */
interface ClaimedBy {
  readonly administrationId: number
  readonly letterId: number
}

/** What is still asked beside the invoices that these open items are of, and paid together with them. */
export async function askedClaims(
  db: Db,
  administrationId: number,
  openItemIds: readonly number[],
): Promise<AskedClaim[]> {
  if (openItemIds.length === 0) return []
  return db
    .selectFrom('asked_claims')
    .select(['letter_id as letterId', 'kind', 'amount_cents as amountCents'])
    .where('administration_id', '=', administrationId)
    .where('open_item_id', 'in', [...openItemIds])
    .orderBy('letter_id')
    .orderBy('kind')
    .execute()
}

/** What claims come to together. */
export const sumOfClaims = (claims: readonly AskedClaim[]): number =>
  claims.reduce((sum, { amountCents }) => sum + amountCents, 0)

/** Where costs and interest go: no turnover, so without VAT. */
export const claimAccount = (db: Db, administrationId: number): Promise<number> =>
  chartAccount(db, administrationId, CLAIM_INCOME)

interface Paying {
  readonly openItemIds: readonly number[]
  readonly bookings: readonly {
    readonly accountId: number
    readonly amountCents: number
    readonly vatCode: string | null
    readonly contactId?: number | null | undefined
  }[]
}

/**
 * The claims that a bank line pays: all that are asked beside its invoices, or that a customer left of a letter, when as much
 * is booked where claims go.
 */
export async function claimsPaidBy(db: Db, administrationId: number, { openItemIds, bookings }: Paying) {
  if (bookings.length === 0) return []
  const contactIds = bookings.flatMap(({ contactId }) => contactId ?? [])
  const asked = await askedClaims(db, administrationId, openItemIds)
  const left = await leftClaims(db, administrationId, contactIds)
  if (asked.length === 0 && left.length === 0) return []
  const accounts = await db
    .selectFrom('ledger_accounts')
    .select('id')
    .where('administration_id', '=', administrationId)
    .where('rgs_code', '=', CLAIM_INCOME)
    .execute()
  const isOfClaims = new Set(accounts.map(({ id }) => id))
  const bookedCents = bookings
    .filter(({ accountId, vatCode }) => vatCode === null && isOfClaims.has(accountId))
    .reduce((sum, { amountCents }) => sum + amountCents, 0)
  const ofLetters = Map.groupBy(left, ({ letterId }) => letterId).values()
  const choices: readonly (readonly AskedClaim[])[] = [asked, ...ofLetters, left]
  return choices.find((claims) => sumOfClaims(claims) === bookedCents) ?? []
}

/** What customers left of claims: they paid the invoices of a demand alone. */
async function leftClaims(db: Db, administrationId: number, contactIds: readonly number[]): Promise<AskedClaim[]> {
  if (contactIds.length === 0) return []
  return db
    .selectFrom('left_claims')
    .select(['letter_id as letterId', 'kind', 'amount_cents as amountCents'])
    .where('administration_id', '=', administrationId)
    .where('contact_id', '=', sql<number>`ANY (${[...contactIds]}::bigint[])`)
    .orderBy('letter_id')
    .orderBy('kind')
    .execute()
}

/** Keeps in which entry claims were paid. */
export async function keepClaimsPaid(
  db: Db,
  administrationId: number,
  claims: readonly AskedClaim[],
  journalEntryId: number,
): Promise<void> {
  for (const { letterId, kind } of claims) {
    await db
      .updateTable('reminder_claims')
      .set({ paid_entry_id: journalEntryId })
      .where('administration_id', '=', administrationId)
      .where('letter_id', '=', letterId)
      .where('kind', '=', kind)
      .execute()
  }
}

/** The entry that paid claims is undone: they are paid no more. */
export async function forgetClaimsPaid(db: Db, administrationId: number, journalEntryId: number): Promise<void> {
  await db
    .updateTable('reminder_claims')
    .set({ paid_entry_id: null })
    .where('administration_id', '=', administrationId)
    .where('paid_entry_id', '=', journalEntryId)
    .execute()
}

/** The costs and the interest that a demand asks; those of nothing are none. */
export async function keepClaims(
  db: Db,
  { administrationId, letterId }: ClaimedBy,
  { costs, interestCents }: { readonly costs: { netCents: number; vatCents: number }; readonly interestCents: number },
): Promise<void> {
  const claims = [
    { kind: 'costs' as const, amount_cents: costs.netCents + costs.vatCents, vat_cents: costs.vatCents },
    { kind: 'interest' as const, amount_cents: interestCents, vat_cents: 0 },
  ].filter(({ amount_cents }) => amount_cents > 0)
  if (claims.length === 0) return
  await db
    .insertInto('reminder_claims')
    .values(claims.map((claim) => ({ administration_id: administrationId, letter_id: letterId, ...claim })))
    .execute()
}

/** A claim as its letter asked it, with whether it is asked no more. */
export interface LetterClaim {
  readonly kind: 'costs' | 'interest'
  readonly amountCents: number
  readonly vatCents: number
  /** Asked no more, since an invoice of its letter was credited. */
  readonly creditedCents: number
  readonly waived: boolean
  readonly paid: boolean
  /** The invoices of its letter were paid without it. */
  readonly left: boolean
}

/** The claims of letters, by the ids of these; costs first. */
export async function claimsOfLetters(
  db: Db,
  administrationId: number,
  letterIds: readonly number[],
): Promise<ReadonlyMap<number, LetterClaim[]>> {
  const rows = await db
    .selectFrom('reminder_claims as c')
    .leftJoin('left_claims as l', (join) =>
      join
        .onRef('l.administration_id', '=', 'c.administration_id')
        .onRef('l.letter_id', '=', 'c.letter_id')
        .onRef('l.kind', '=', 'c.kind'),
    )
    .select([
      'c.letter_id',
      'c.kind',
      'c.amount_cents',
      'c.vat_cents',
      'c.waived_at',
      'c.credited_cents',
      'c.paid_entry_id',
      'l.kind as left',
    ])
    .where('c.administration_id', '=', administrationId)
    .where('c.letter_id', '=', sql<number>`ANY (${[...letterIds]}::bigint[])`)
    .orderBy('c.kind')
    .execute()
  const presented = Map.groupBy(rows, ({ letter_id }) => letter_id).entries()
  return new Map(
    [...presented].map(([letterId, own]) => [
      letterId,
      own.map(
        ({
          kind,
          amount_cents: amountCents,
          vat_cents: vatCents,
          credited_cents: creditedCents,
          waived_at,
          paid_entry_id,
          left,
        }) => ({
          kind,
          amountCents,
          vatCents,
          creditedCents,
          waived: waived_at !== null,
          paid: paid_entry_id !== null,
          left: left !== null,
        }),
      ),
    ]),
  )
}

/** Asks the costs or the interest of a letter no more; answers whether that changed anything. Throws `not_found`. */
export async function waiveClaim(
  db: Db,
  { administrationId, letterId }: ClaimedBy,
  kind: 'costs' | 'interest',
  by: { readonly userId: number; readonly now: Date },
): Promise<boolean> {
  const claim = await db
    .selectFrom('reminder_claims')
    .select('waived_at')
    .where('administration_id', '=', administrationId)
    .where('letter_id', '=', letterId)
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirst()
  if (claim === undefined) throw new ApiError('not_found')
  if (claim.waived_at !== null) return false
  await db
    .updateTable('reminder_claims')
    .set({ waived_at: by.now, waived_by: by.userId })
    .where('administration_id', '=', administrationId)
    .where('letter_id', '=', letterId)
    .where('kind', '=', kind)
    .execute()
  return true
}
