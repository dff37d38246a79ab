import { must } from '@klopt/bookkeeping/money'
import { earliestCollectionDay, STANDARD_NOTICE_DAYS } from '@klopt/bookkeeping/payments'
import { sql } from 'kysely'
import type { Creditor } from '../../config/creditor.ts'
import type { Db } from '../../database/db.ts'
import { recordAudit } from '../../kernel/audit.ts'
import type { JobSender } from '../../kernel/job.ts'
import { mainUserEmailAddress } from '../members/main-user.ts'
import { periodStart } from '../subscriptions/periods.ts'
import { findPlan, type Plan } from '../subscriptions/plans.ts'
import { priceOfPeriod } from '../subscriptions/price-of.ts'
import { loadSubscription, startOf, type Subscription } from '../subscriptions/queries.ts'
import { loadTerms } from '../subscriptions/terms.ts'
import { alreadyChargedCents, lengthOf, unchargedPart } from './already-charged.ts'
import { keepPaper } from './charge-paper.ts'
import { mailInvoiceJob } from './mail-invoice.ts'

const VAT_PERCENT = 21

/** Whom a day charges, and for whom. */
export interface Charging {
  readonly jobs: JobSender
  readonly creditor: Creditor
  readonly administrationId: number
  readonly now: Date
  readonly today: string
}

/**
 * Charges the running period of a subscription that is collected, once, and mails the invoice, which says when it is
 * collected. The subscription is locked meanwhile, so that of two that charge it one finds it done. False when there is
 * nothing to charge.
 */
export async function chargePeriod(db: Db, charging: Charging): Promise<boolean> {
  const { administrationId, creditor, now, today } = charging
  const row = await loadSubscription(db, administrationId, { forUpdate: true })
  const period = periodOf(row, today)
  if (period === null || period.start < creditor.chargesFrom) return false
  const charge = await chargeOf(db, administrationId, row, period)
  if (charge === null) return false
  const recipient = row.subscription_email_address ?? (await mainUserEmailAddress(db, administrationId))
  const {
    id,
    number,
    amount_cents: amountCents,
  } = await db
    .insertInto('subscription_charges')
    .values({
      administration_id: administrationId,
      number: await takeNumber(db, today),
      plan_id: period.plan.id,
      period_start: charge.start,
      period_end: charge.end,
      price_cents: charge.priceCents,
      deducted_cents: charge.deductedCents,
      vat_cents: vatOf(charge.priceCents - charge.deductedCents),
      recipient,
      due_on: earliestCollectionDay(today, STANDARD_NOTICE_DAYS),
      created_at: now,
    })
    .returning(['id', 'number', 'amount_cents'])
    .executeTakeFirstOrThrow()
  const details = { number, amountCents, periodStart: charge.start }
  const deed = { action: 'create', entity: 'subscription_charge', entityId: id, details } as const
  await recordAudit(db, { ...deed, administrationId, userId: null, at: now })
  const key = { administrationId, chargeId: id }
  await keepPaper(db, key, creditor)
  if (recipient !== null) {
    await charging.jobs.enqueue(mailInvoiceJob, { ...key, queuedAt: now.toISOString(), tries: 0 }, { key: `${id}` })
  }
  return true
}

interface Period {
  readonly plan: Plan
  readonly startedOn: string
  readonly start: string
  readonly end: string
}

/** The running period of who pays by collection. */
function periodOf(row: Subscription, today: string): Period | null {
  const plan = findPlan(row.subscription_variant_id)
  const end = row.subscription_period_end
  if (row.payment_method !== 'COLLECTION' || plan === null || end === null || end < today) return null
  const startedOn = startOf(row, end)
  return { plan, startedOn, start: periodStart(startedOn, plan.unit, end), end }
}

/** The days that are to be charged and what they cost; null when they were charged, or cost nothing more. */
async function chargeOf(db: Db, administrationId: number, row: Subscription, period: Period) {
  const charged = await db
    .selectFrom('subscription_charges')
    .select(['period_start as start', 'period_end as end', 'price_cents as priceCents'])
    .where('administration_id', '=', administrationId)
    .where('period_end', '>=', period.start)
    .orderBy('id')
    .execute()
  const part = unchargedPart(period, charged, row.subscription_ends_on)
  if (part === null) return null
  const wholeCents = priceOfPeriod(period.plan, await loadTerms(db, administrationId, row), period)
  const priceCents = Math.floor((wholeCents * lengthOf(part)) / lengthOf(period))
  const deductedCents = alreadyChargedCents(part, charged)
  return deductedCents < priceCents ? { ...part, priceCents, deductedCents } : null
}

/** Rounded to the cent, halves up. */
const vatOf = (netCents: number): number => Math.floor((netCents * VAT_PERCENT + 50) / 100)

/** The next invoice number of the year; whoever takes one waits for who took the last, so that none is left out. */
async function takeNumber(db: Db, today: string): Promise<string> {
  const year = Number(today.slice(0, 4))
  const { rows } = await sql<{ number: number }>`
    INSERT INTO subscription_charge_numbers AS n (year, last_number) VALUES (${year}, 1)
    ON CONFLICT (year) DO UPDATE SET last_number = n.last_number + 1
    RETURNING last_number AS number`.execute(db)
  return `KL${year}-${String(must(rows[0], 'the number that was taken').number).padStart(5, '0')}`
}
