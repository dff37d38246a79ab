import { createHash } from 'node:crypto'
import type { Notification } from '@klopt/api-client/contract'
import type { Db } from '../../database/db.ts'
import { isOfFirm, type Permissions } from '../../kernel/permissions.ts'
import { declinedApprovals } from '../approvals/approval-state.ts'
import { happenedTodo } from '../dashboard/todo-list.ts'
import type { Todo } from '../dashboard/todo.ts'
import { substituteText } from '../firm-let-ins/mail.ts'
import { recentLetIns } from '../firm-let-ins/recent-let-ins.ts'
import { waitingQuestions } from '../questions/waiting-questions.ts'
import { screenPath } from '../../kernel/screens.ts'

export interface Reader {
  readonly administrationId: number
  readonly permissions: Permissions
  /** Whose books they are: who hears of whom the firm lets in. */
  readonly isMainUser: boolean
  readonly today: string
  readonly now: Date
}

export type Waiting = Omit<Notification, 'isRead'>

/** More is for the screens themselves. */
const MOST = 100

/** What waits in the books for a client or for their bookkeeper: derived from the books, so that what is done is gone from here. */
export async function whatWaits(db: Db, reader: Reader): Promise<Waiting[]> {
  const { administrationId } = reader
  const forFirm = isOfFirm(reader.permissions)
  const questions = await waitingQuestions(db, administrationId, forFirm ? 'answered' : 'open')
  const happened = await happenedTodo(db, reader)
  const asked = questions.map(({ label, text, messageId }) => ({
    key: keyOf('question', String(messageId)),
    kind: forFirm ? ('answer' as const) : ('question' as const),
    title: forFirm ? `Antwoord over ${label}` : `Vraag over ${label}`,
    detail: text,
    href: screenPath('questions', { administrationId }),
  }))
  const others = happened
    // What the client is asked to agree with is no news to who asks.
    .filter(({ kind }) => !(forFirm && kind === 'approval'))
    .map(({ kind, title, detail, href }) => ({
      key: keyOf(kind, href, title),
      kind: kinds[kind] ?? 'failure',
      title,
      detail,
      href,
    }))
  const answered = forFirm ? await declined(db, administrationId) : []
  return [...asked, ...answered, ...(await letIn(db, reader)), ...others].slice(0, MOST)
}

async function declined(db: Db, administrationId: number): Promise<Waiting[]> {
  const approvals = await declinedApprovals(db, administrationId)
  return approvals.map(({ id, label, answer, answered_at: at }) => ({
    key: keyOf('declined', String(id), String(at?.getTime())),
    kind: 'approval',
    title: `Klant heeft een vraag over ${label}`,
    detail: answer ?? '', // zero: agreement that was taken back without a word
    href: screenPath('approvals', { administrationId }),
  }))
}

async function letIn(db: Db, { administrationId, isMainUser, now }: Reader): Promise<Waiting[]> {
  const colleagues = isMainUser ? await recentLetIns(db, administrationId, now) : []
  return colleagues.map((colleague) => ({
    key: keyOf('access', String(colleague.id)),
    kind: 'access',
    title: `${colleague.name} van je kantoor kan in je boeken`,
    detail: substituteText(colleague) ?? 'toegelaten door je kantoor',
    href: screenPath('members', { administrationId }),
  }))
}

const kinds: Partial<Record<Todo['kind'], Notification['kind']>> = {
  approval: 'approval',
  bank_consent: 'bank',
  cancel_request: 'customer',
  customer_changed: 'customer',
}

const keyOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 32)
