import {
  ACCRUAL_ACCOUNTS,
  isWithinMonth,
  spreadOverMonths,
  type AccountRef,
  type LinePeriod,
} from '@klopt/bookkeeping/ledger'
import { must } from '@klopt/bookkeeping/money'
import type { Db } from '../database/db.ts'
import { generalJournal } from './general-journal.ts'
import { firstOpenDate, postEntry, resolveAccounts } from './post-entry.ts'
import { reverseEntry } from './reverse-entry.ts'

/** A line whose costs or turnover wait on the accrual account of its kind of document. */
export interface WaitingLine {
  readonly lineNumber: number
  readonly description: string
  /** Where it falls. */
  readonly account: AccountRef
  readonly period: LinePeriod
  /** What the entry of the document debited to the accrual account; negative for a credit. */
  readonly debitCents: number
}

/** The document that was posted. */
export interface SpreadDocument {
  readonly administrationId: number
  readonly kind: keyof typeof ACCRUAL_ACCOUNTS
  readonly id: number
  readonly contactId: number | null
  readonly entryId: number
  /** As its entries are described: 'Inkoopfactuur 2026-7'. */
  readonly name: string
  /** Of a credit invoice its own day: what fell before is taken back then, the rest month by month. */
  readonly notBefore: string | null
  readonly createdBy: number | null
  readonly at: Date
}

/** Whether what a line costs or brings in waits for months, instead of counting on the day of its document. */
export const waits = (period: LinePeriod | null, documentDate: string): period is LinePeriod =>
  period !== null && !isWithinMonth(period, documentDate)

/**
 * Posts what falls of each line in each month of its period, those to come included: the books are then right as of any
 * day, and whatever year is closed has all of it. What would fall in locked books falls together on the first open day.
 */
export async function spreadOverPeriods(
  db: Db,
  document: SpreadDocument,
  lines: readonly WaitingLine[],
): Promise<void> {
  const kept = lines.filter(({ debitCents }) => debitCents !== 0)
  if (kept.length === 0) return
  const { administrationId } = document
  const accrual = { rgs: ACCRUAL_ACCOUNTS[document.kind] }
  const accountIds = await resolveAccounts(db, administrationId, [...kept, { account: accrual }])
  const accrualId = must(accountIds.at(-1), 'the accrual account')
  const open = await firstOpenDate(db, administrationId, document.notBefore ?? '2000-01-01')
  const shares: Share[] = []
  for (const [index, line] of kept.entries()) {
    const accountId = must(accountIds[index], 'the account of a line')
    const spreadId = await keepSpread(db, document, line, { accountId, accrualId })
    for (const { day, cents } of spreadOverMonths(line.debitCents, line.period)) {
      shares.push({ day: day < open ? open : day, spreadId, accountId, cents, description: line.description })
    }
  }
  for (const [day, own] of sharesByDay(shares)) await postDay(db, document, accrualId, { day, shares: own })
}

interface Share {
  readonly day: string
  readonly spreadId: number
  readonly accountId: number
  readonly cents: number
  readonly description: string
}

const sourceTypes = { purchase: 'purchase_period', sale: 'invoice_period' } as const

async function postDay(
  db: Db,
  document: SpreadDocument,
  accrualId: number,
  { day, shares }: { readonly day: string; readonly shares: readonly Share[] },
): Promise<void> {
  const { administrationId, contactId } = document
  const entry = await postEntry(
    db,
    {
      administrationId,
      journalId: await generalJournal(db, administrationId),
      entryDate: day,
      description: `${document.name}, deel van de periode`,
      sourceType: sourceTypes[document.kind],
      sourceId: document.id,
      createdBy: document.createdBy,
      at: document.at,
    },
    shares.flatMap(({ accountId, cents, description }) => [
      { account: { id: accountId }, ...sidesOf(cents), description, ...(contactId !== null && { contactId }) },
      { account: { id: accrualId }, ...sidesOf(-cents), description },
    ]),
  )
  const parts = shares.map(({ spreadId, cents }) => ({
    administration_id: administrationId,
    spread_id: spreadId,
    journal_entry_id: entry.id,
    cents,
  }))
  await db.insertInto('spread_parts').values(parts).execute()
}

const sidesOf = (cents: number) => ({ debitCents: Math.max(cents, 0), creditCents: Math.max(-cents, 0) })

/** What falls on each day: of locked months together. */
function sharesByDay(shares: readonly Share[]): Map<string, Share[]> {
  const days = new Map<string, Share[]>()
  for (const share of shares) {
    const own = days.get(share.day) ?? []
    const known = own.findIndex(({ spreadId }) => spreadId === share.spreadId)
    const cents = share.cents + (own[known]?.cents ?? 0) // zero: the first of its line that day
    const rest = own.filter((_share, index) => index !== known)
    days.set(share.day, [...rest, { ...share, cents }])
  }
  return days
}

async function keepSpread(
  db: Db,
  { administrationId, kind, id, entryId }: SpreadDocument,
  line: WaitingLine,
  { accountId, accrualId }: { readonly accountId: number; readonly accrualId: number },
): Promise<number> {
  const row = await db
    .insertInto('spreads')
    .values({
      administration_id: administrationId,
      invoice_id: kind === 'sale' ? id : null,
      purchase_id: kind === 'purchase' ? id : null,
      line_number: line.lineNumber,
      description: line.description,
      account_id: accountId,
      accrual_account_id: accrualId,
      period_from: line.period.from,
      period_to: line.period.to,
      amount_cents: line.debitCents,
      journal_entry_id: entryId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Takes back all that fell and will fall of a purchase, each part on its own day or, when that is locked, the first open one. */
export async function reverseSpreads(
  db: Db,
  taken: {
    readonly administrationId: number
    readonly purchaseId: number
    readonly description: string
    readonly createdBy: number
    readonly at: Date
  },
): Promise<void> {
  const { administrationId, purchaseId, ...reversal } = taken
  const rows = await db
    .selectFrom('spread_parts as p')
    .innerJoin('spreads as s', (join) =>
      join.onRef('s.id', '=', 'p.spread_id').on('s.administration_id', '=', administrationId),
    )
    .select('p.journal_entry_id as entryId')
    .distinct()
    .where('p.administration_id', '=', administrationId)
    .where('s.purchase_id', '=', purchaseId)
    .orderBy('p.journal_entry_id')
    .execute()
  for (const { entryId } of rows) await reverseEntry(db, { administrationId, entryId, ...reversal })
}
