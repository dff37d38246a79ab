import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { Filed, FeatureHooks } from '../../kernel/hooks.ts'
import { areSame, readFigures, type Figures } from './figures.ts'
import { lockLatest, ofApproval, withdrawStanding } from './write-approval.ts'

/** What is filed waits for the client where that was asked, or where the firm always wants it. */
export const approvalHooks = {
  periodIsFiled: async (db, filed, now) => {
    const { administrationId, today, reason = '' } = filed
    const approval = await lockLatest(db, administrationId, filed)
    if (approval === undefined && !(await isRequired(db, administrationId))) return
    const current = await readFigures(db, administrationId, filed, today)
    if (approval?.state === 'approved' && areSame(approval.figures, current.figures)) {
      await ofApproval(db, administrationId, approval.id).set({ used_at: now }).execute()
      return
    }
    if (reason.trim() === '') throw new ApiError('approval_waits', { details: { state: approval?.state ?? null } })
    await overrule(db, filed, { current, approvalId: approval?.id ?? null, now })
  },
  // Who is left could neither ask for an agreement nor say that none is needed.
  firmLeaves: async (db, { administrationId, audit }) => {
    for (const id of await withdrawStanding(db, administrationId))
      audit('withdraw', 'approval', id, {}, { administrationId })
    if (!(await isRequired(db, administrationId))) return
    await db
      .updateTable('approval_settings')
      .set({ is_required: false })
      .where('administration_id', '=', administrationId)
      .execute()
    audit('update', 'approval_settings', administrationId, { isRequired: false }, { administrationId })
  },
} satisfies FeatureHooks

/** Whether nothing of these books is filed that the client did not agree on. */
export async function isRequired(db: Db, administrationId: number): Promise<boolean> {
  const row = await db
    .selectFrom('approval_settings')
    .select('is_required')
    .where('administration_id', '=', administrationId)
    .executeTakeFirst()
  return row?.is_required === true
}

interface Overruling {
  readonly current: Figures
  readonly approvalId: number | null
  readonly now: Date
}

/** Keeps that it is filed without, by whom and why. */
async function overrule(
  db: Db,
  { administrationId, userId, kind, period, reason = '' }: Filed,
  { current, approvalId, now }: Overruling,
): Promise<void> {
  const kept = { state: 'overruled', overruled_by: userId, overruled_reason: reason.trim(), used_at: now } as const
  if (approvalId !== null) {
    await ofApproval(db, administrationId, approvalId).set(kept).execute()
    return
  }
  const { label, periodEnd, figures } = current
  await db
    .insertInto('approvals')
    .values({
      administration_id: administrationId,
      kind,
      period_key: period,
      period_end: periodEnd,
      label,
      figures: JSON.stringify(figures),
      asked_by: userId,
      asked_at: now,
      ...kept,
    })
    .execute()
}
