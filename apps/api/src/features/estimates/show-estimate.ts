import { estimateStatus } from '@klopt/bookkeeping/documents'
import { must } from '@klopt/bookkeeping/money'
import type { Estimate } from '@klopt/api-client/contract'
import type { Db } from '../../database/db.ts'
import { toTimestamp, toTimestampOrNull } from '../../kernel/clock.ts'
import { presentTotals } from '../invoices/invoice-totals.ts'
import { loadContact } from '../invoices/load-invoice.ts'
import { depositsOfEstimate } from './ask-deposit.ts'
import { estimateBasis, estimateTotals } from './estimate-totals.ts'
import { inputOf, loadEstimate, type EstimateKey, type EstimateRow } from './load-estimate.ts'
import { invoicedParts, sumOf } from './to-invoice.ts'

/** One estimate, with how it stands and what was made of it. Throws `not_found`. */
export async function showEstimate(db: Db, key: EstimateKey, today: string): Promise<Estimate> {
  const row = await loadEstimate(db, key)
  const contact = await loadContact(db, key.administrationId, row.contact_id)
  const { left, invoices } = await invoicedParts(db, row)
  const isInvoiced = invoices.length > 0 && sumOf(left) === 0
  const totals = estimateTotals(row.terms, await estimateBasis(db, key.administrationId, row.estimate_date))
  return {
    id: row.id,
    number: row.number,
    status: estimateStatus({ ...factsOf(row), isInvoiced }, today),
    ...inputOf(row),
    contactName: contact?.name ?? null,
    contactEmailAddress: contact?.email_address ?? null,
    totals: presentTotals(totals),
    sentAt: toTimestampOrNull(row.sent_at),
    viewedAt: toTimestampOrNull(row.viewed_at),
    remindOn: row.remind_on,
    remindedAt: toTimestampOrNull(row.reminded_at),
    frozenLook: frozenLookOf(row),
    bounced: bouncedOf(row),
    accepted: await acceptedOf(db, row),
    ...answersOf(row),
    invoicedCents: invoices.reduce((sum, { parts }) => sum + sumOf(parts), 0),
    leftCents: sumOf(left),
    invoices: invoices.map(({ id, parts }) => ({ id, netCents: sumOf(parts) })),
    deposits: await depositsOfEstimate(db, row),
    createdAt: toTimestamp(row.created_at),
    updatedAt: toTimestamp(row.updated_at),
    version: row.version,
  }
}

/** What says how an estimate stands. */
export const factsOf = (
  row: Pick<EstimateRow, 'sent_at' | 'viewed_at' | 'accepted_at' | 'declined_at' | 'withdrawn_at' | 'valid_until'>,
) => ({
  sentAt: toTimestampOrNull(row.sent_at),
  viewedAt: toTimestampOrNull(row.viewed_at),
  acceptedAt: toTimestampOrNull(row.accepted_at),
  declinedAt: toTimestampOrNull(row.declined_at),
  withdrawnAt: toTimestampOrNull(row.withdrawn_at),
  validUntil: row.valid_until,
})

/** Who accepted it, and from where or who noted that. */
async function acceptedOf(db: Db, row: EstimateRow): Promise<Estimate['accepted']> {
  const { accepted_at, accepted_by_name, accepted_from, accepted_noted_by, acceptance_note } = row
  if (accepted_at === null || accepted_by_name === null) return null
  const noted =
    accepted_noted_by === null ? null : { by: await nameOf(db, accepted_noted_by), note: acceptance_note ?? '' } // zero: nothing was said with it
  return { at: toTimestamp(accepted_at), name: accepted_by_name, networkAddress: accepted_from, noted }
}

/** Null of somebody who cannot be seen from here any more. */
async function nameOf(db: Db, userId: number): Promise<string | null> {
  const user = await db
    .selectFrom('people')
    .select(['first_name', 'last_name'])
    .where('id', '=', userId)
    .executeTakeFirst()
  return user === undefined ? null : `${user.first_name} ${user.last_name}`
}

function answersOf(row: EstimateRow): Pick<Estimate, 'declined' | 'withdrawn'> {
  const { declined_at, decline_reason, withdrawn_at, withdrawn_email } = row
  return {
    declined: declined_at === null ? null : { at: toTimestamp(declined_at), reason: decline_reason ?? '' }, // zero: no reason was given
    withdrawn:
      withdrawn_at === null || withdrawn_email === null
        ? null
        : { at: toTimestamp(withdrawn_at), emailAddress: withdrawn_email },
  }
}

function bouncedOf({ bounced_at: at, bounce, sent_to: recipient }: EstimateRow): Estimate['bounced'] {
  if (at === null) return null
  return {
    at: toTimestamp(at),
    recipient: must(recipient, 'who an estimate was sent to'),
    reason: must(bounce, 'why a mail came back'),
  }
}

/** By the names of the profile, whose look it had. */
function frozenLookOf({ snapshot }: EstimateRow): Estimate['frozenLook'] {
  if (snapshot === null) return null
  const { accentColour, footer, paperLayout = 'classic' } = snapshot.layout
  return { accentColour, invoiceFooter: footer ?? '', paperLayout } // zero: nothing stands below it
}
