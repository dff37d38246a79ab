import type { VatReturnBox } from '@klopt/bookkeeping/vat-return'
import { must } from '@klopt/bookkeeping/money'
import { sql } from 'kysely'
import type { Db } from '../database/db.ts'
import type { FiledReturn } from './vat-returns.ts'

/** What the tax authority's assessment of a correction says, in integer cents. */
export interface Assessment {
  readonly assessedOn: string
  /** With interest and fine. */
  readonly assessedCents: number
  readonly interestCents: number
  readonly fineCents: number
}

/** The corrections that stand, oldest first; of one period when it is given. */
export async function currentCorrections(
  db: Db,
  administrationId: number,
  periodStart?: string,
): Promise<FiledReturn[]> {
  const rows = await db
    .selectFrom('vat_returns')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .where('kind', '=', 'correction')
    .where('deleted_at', 'is', null)
    .$if(periodStart !== undefined, (query) =>
      query.where('period_start', '=', must(periodStart, 'the period of corrections')),
    )
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, start: row.period_start, end: row.period_end }))
}

/** Begins the correction of a filed period, or answers the draft there is. Throws `not_found` and `correction_not_processed`. */
export async function startVatCorrection(
  db: Db,
  { periodStart, startedBy, at }: { periodStart: string; startedBy: number; at: Date },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    SELECT start_vat_correction(${periodStart}::date, ${startedBy}, ${at}) AS id`.execute(db)
  return must(rows[0], 'the correction that was begun').id
}

/**
 * Hands in a draft: it gets the late lines of its period; `freezeVatCorrection` follows in the same transaction. A posting at
 * this moment is among them or late. Throws `not_a_draft`.
 */
export async function submitVatCorrection(db: Db, correctionId: number, at: Date): Promise<void> {
  await sql`SELECT submit_vat_correction(${correctionId}, ${at})`.execute(db)
}

/** Keeps the corrected totals; the database holds them against the lines. */
export async function freezeVatCorrection(
  db: Db,
  correctionId: number,
  { boxes, payableEuros }: { boxes: readonly VatReturnBox[]; payableEuros: number },
): Promise<void> {
  await sql`SELECT freeze_vat_correction(${correctionId}, ${JSON.stringify(boxes)}::jsonb, ${payableEuros})`.execute(db)
}

/** Keeps the assessment, and the entry that posted it; null when there was nothing to post. Throws `not_a_draft`. */
export async function processVatCorrection(
  db: Db,
  correctionId: number,
  { assessment, journalEntryId, at }: { assessment: Assessment; journalEntryId: number | null; at: Date },
): Promise<void> {
  const kept = {
    assessed_on: assessment.assessedOn,
    assessed_cents: assessment.assessedCents,
    interest_cents: assessment.interestCents,
    fine_cents: assessment.fineCents,
  }
  await sql`SELECT process_vat_correction(${correctionId}, ${journalEntryId}, ${JSON.stringify(kept)}::jsonb, ${at})`.execute(
    db,
  )
}

/** Takes a correction back: its lines are late again. Throws `not_found` and `correction_processed`. */
export async function deleteVatCorrection(
  db: Db,
  correctionId: number,
  { deletedBy, at }: { deletedBy: number; at: Date },
): Promise<void> {
  await sql`SELECT delete_vat_correction(${correctionId}, ${deletedBy}, ${at})`.execute(db)
}
