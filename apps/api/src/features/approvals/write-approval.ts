import type { BodyOf, contract } from '@klopt/api-client/contract'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { isOfFirm, type Permissions } from '../../kernel/permissions.ts'
import { lockFirm } from '../../books/lock-firm.ts'
import { areSame, readFigures, type Subject } from './figures.ts'

/** What was asked and may still be answered otherwise. */
const STANDING = ['asked', 'approved', 'declined'] as const

/** Who asks or answers. */
export interface Author {
  readonly administrationId: number
  readonly userId: number
  readonly permissions: Permissions
  readonly now: Date
  readonly today: string
}

/**
 * Sends the figures of a period to the client as they are now. Throws `only_firm_asks_approval`, `already_filed`, `approval_asked`,
 * and `invalid_input` for a period that is not over.
 */
export async function askApproval(
  db: Db,
  author: Author,
  { kind, period, note = '' }: BodyOf<typeof contract.approvals.ask>,
): Promise<{ id: number; label: string }> {
  assertFirm(author)
  const { administrationId, userId, now, today } = author
  await lockFirm(db, administrationId)
  const { label, periodEnd, isFiled, isOver, figures } = await readFigures(
    db,
    administrationId,
    { kind, period },
    today,
  )
  if (isFiled) throw new ApiError('already_filed')
  if (!isOver)
    throw new ApiError('invalid_input', {
      fields: { period: 'Deze periode loopt nog. Vraag akkoord als hij voorbij is.' },
    })
  const { id } = await db
    .insertInto('approvals')
    .values({
      administration_id: administrationId,
      kind,
      period_key: period,
      period_end: periodEnd,
      label,
      figures: JSON.stringify(figures),
      state: 'asked',
      note: note.trim(),
      asked_by: userId,
      asked_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, label }
}

/** Agrees, once. Throws `only_client_approves`, `not_found`, `approval_settled` and `approval_outdated`. */
export async function approve(db: Db, author: Author, approvalId: number): Promise<void> {
  assertClient(author)
  const { administrationId, today } = author
  const row = await lockApproval(db, administrationId, approvalId)
  if (row.state !== 'asked' && row.state !== 'declined') throw new ApiError('approval_settled')
  const subject = { kind: row.kind, period: row.period_key }
  const current = await readFigures(db, administrationId, subject, today)
  if (!areSame(row.figures, current.figures)) throw new ApiError('approval_outdated')
  await answer(db, author, approvalId, { state: 'approved', text: '' })
}

/** Asks something first, also of what was agreed on already. Throws `only_client_approves`, `not_found` and `approval_settled`. */
export async function decline(
  db: Db,
  author: Author,
  approvalId: number,
  text: string,
): Promise<{ label: string; wasApproved: boolean }> {
  assertClient(author)
  const row = await lockApproval(db, author.administrationId, approvalId)
  if (!stands(row)) throw new ApiError('approval_settled')
  await answer(db, author, approvalId, { state: 'declined', text: text.trim() })
  return { label: row.label, wasApproved: row.state === 'approved' }
}

/** Takes back what was asked. Throws `only_firm_asks_approval`, `not_found` and `approval_settled`. */
export async function withdraw(db: Db, author: Author, approvalId: number): Promise<void> {
  assertFirm(author)
  const { administrationId } = author
  const row = await lockApproval(db, administrationId, approvalId)
  if (!stands(row)) throw new ApiError('approval_settled')
  await ofApproval(db, administrationId, approvalId).set({ state: 'withdrawn' }).execute()
}

/** Takes back all that was asked and was not filed with; answers what that was. */
export async function withdrawStanding(db: Db, administrationId: number): Promise<number[]> {
  const rows = await db
    .updateTable('approvals')
    .set({ state: 'withdrawn' })
    .where('administration_id', '=', administrationId)
    .where('used_at', 'is', null)
    .where('state', 'in', STANDING)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Whether nothing of these books is filed without it. Throws `only_firm_asks_approval`. */
export async function saveApprovalSettings(db: Db, author: Author, isRequired: boolean): Promise<void> {
  assertFirm(author)
  await lockFirm(db, author.administrationId)
  await db
    .insertInto('approval_settings')
    .values({ administration_id: author.administrationId, is_required: isRequired })
    .onConflict((conflict) => conflict.column('administration_id').doUpdateSet({ is_required: isRequired }))
    .execute()
}

/** What stands of a period, locked: of a filing and an answer at once the second sees the first. */
export function lockLatest(db: Db, administrationId: number, { kind, period }: Subject) {
  return db
    .selectFrom('approvals')
    .select(['id', 'state', 'figures'])
    .where('administration_id', '=', administrationId)
    .where('kind', '=', kind)
    .where('period_key', '=', period)
    .where('used_at', 'is', null)
    .where('state', 'in', STANDING)
    .forUpdate()
    .executeTakeFirst()
}

/** The row of an approval, to be changed. */
export const ofApproval = (db: Db, administrationId: number, approvalId: number) =>
  db.updateTable('approvals').where('administration_id', '=', administrationId).where('id', '=', approvalId)

function assertFirm({ permissions }: Author): void {
  if (!isOfFirm(permissions)) throw new ApiError('only_firm_asks_approval')
}

function assertClient({ permissions }: Author): void {
  if (isOfFirm(permissions)) throw new ApiError('only_client_approves')
}

interface DecidedApproval {
  readonly state: string
  readonly used_at: Date | null
}

const stands = ({ state, used_at: usedAt }: DecidedApproval): boolean =>
  usedAt === null && (state === 'asked' || state === 'approved' || state === 'declined')

async function lockApproval(db: Db, administrationId: number, approvalId: number) {
  const row = await db
    .selectFrom('approvals')
    .select(['kind', 'period_key', 'label', 'state', 'figures', 'used_at'])
    .where('administration_id', '=', administrationId)
    .where('id', '=', approvalId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new ApiError('not_found')
  return row
}

const answer = (
  db: Db,
  { administrationId, userId, now }: Author,
  approvalId: number,
  { state, text }: { readonly state: 'approved' | 'declined'; readonly text: string },
) =>
  ofApproval(db, administrationId, approvalId)
    .set({ state, answer: text, answered_by: userId, answered_at: now })
    .execute()
