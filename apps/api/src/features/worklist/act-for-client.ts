import { stateOf } from '@klopt/bookkeeping/vat'
import type { BodyOf, contract } from '@klopt/api-client/contract'
import { readBookLock } from '../../books/lock-books.ts'
import { readCalendar } from '../../books/vat-calendar.ts'
import type { Db } from '../../database/db.ts'
import type { AuditNote } from '../../kernel/audit.ts'
import { callHooks, type Hooks } from '../../kernel/hooks.ts'
import { permissionsFrom } from '../../kernel/permissions.ts'
import { oldestApproved } from '../approvals/approval-state.ts'
import { changeLock } from '../book-locks/change-lock.ts'
import { substitutesOf } from '../firm-let-ins/entered-books.ts'
import { noteLetIns } from '../firm-let-ins/note-let-ins.ts'
import { remindOpen } from '../questions/mail-questions.ts'
import { askQuestion } from '../questions/write-question.ts'
import { fileReturn } from '../vat/file-return.ts'
import { showReturn, wirePeriod } from '../vat/show-return.ts'
import { setManager } from './set-manager.ts'

export type Action = BodyOf<typeof contract.worklist.bulk>['action']

export interface FirmUser {
  readonly firmId: number
  /** The administrations that are the firm's. */
  readonly clientIds: readonly number[]
  readonly userId: number
  readonly hooks: Hooks
  readonly now: Date
  readonly today: string
}

const FIRM = permissionsFrom({ role: [], firm: true, globalAdmin: false })

/** What was done, as it is written down. */
export type Deed = Pick<AuditNote, 'action' | 'entity' | 'entityId' | 'details'>

/** Does it in the books of one client, whose scope this is in; answers what was done, or why nothing was. Throws what the deed throws. */
export async function act(db: Db, user: FirmUser, administrationId: number, action: Action): Promise<Deed | string> {
  if (action.kind === 'file_approved') return fileApproved(db, user, administrationId)
  const reason = await actOn(db, user, administrationId, action)
  return reason ?? { action: action.kind, entity: 'administration', entityId: administrationId, details: action }
}

async function actOn(
  db: Db,
  user: FirmUser,
  administrationId: number,
  action: Exclude<Action, { kind: 'file_approved' }>,
): Promise<string | null> {
  const { userId, now, today } = user
  switch (action.kind) {
    case 'set_manager':
      await letManagerIn(db, user, administrationId, action.managerId)
      return null
    case 'lock_books': {
      const known = (await readBookLock(db, administrationId))?.locked_until ?? null
      if (known !== null && known > action.lockedUntil) return 'De boekingen zijn al verder vastgezet.'
      await changeLock(db, { administrationId, userId, asFirm: true, now, today }, { lockedUntil: action.lockedUntil })
      return null
    }
    case 'ask_papers': {
      const author = { administrationId, userId, permissions: FIRM, now, today }
      const { text, dueOn = null } = action
      await askQuestion(db, author, { subject: { kind: 'general' }, text, dueOn })
      return null
    }
    case 'remind':
      return (await remindOpen(db, administrationId)) === 0 ? 'Er wacht geen vraag op antwoord.' : null
  }
}

/** Who looks after a client enters it, and so does who stands in for them. */
async function letManagerIn(db: Db, user: FirmUser, administrationId: number, managerId: number | null): Promise<void> {
  const { firmId, userId, now, today } = user
  const userIds = managerId === null ? [] : [managerId, ...(await substitutesOf(db, managerId, today))]
  const letting = { firmId, userIds, letInBy: userId, now, today }
  await noteLetIns(db, letting, () => setManager(db, administrationId, managerId))
}

/** Files the oldest VAT return on which the client agreed, as it stands; what changed since is refused by what guards filing. */
async function fileApproved(db: Db, user: FirmUser, administrationId: number): Promise<Deed | string> {
  const { userId, hooks, now, today } = user
  const period = await oldestApproved(db, administrationId)
  if (period === null) return whyNotFiled(db, administrationId, today)
  const filing = { administrationId, userId, now, today }
  await callHooks(hooks.periodIsFiled, db, { ...filing, kind: 'vat_return', period }, now)
  const { payableEuros } = await showReturn(db, administrationId, { period }, today)
  const details = { period, payableEuros }
  return { action: 'file', entity: 'vat_return', entityId: await fileReturn(db, filing, details), details }
}

/** Nobody has to agree on what was filed before, perhaps by a colleague a moment ago. */
async function whyNotFiled(db: Db, administrationId: number, today: string): Promise<string> {
  const calendar = await readCalendar(db, administrationId, today)
  const over = calendar.periods
    .filter(({ end }) => end < today)
    .map((period) => ({ period, state: stateOf(calendar, period, today) }))
  const newest = over.findLast(({ state }) => state !== 'exempt')
  return newest?.state === 'filed'
    ? `De aangifte over ${wirePeriod(newest.period).label} is al ingediend.`
    : 'De klant heeft nog geen akkoord gegeven.'
}
