import type { BodyOf, contract, QuestionState } from '@klopt/api-client/contract'
import { accountsById } from '../../books/accounts-by-id.ts'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { isOfFirm, type Permissions } from '../../kernel/permissions.ts'
import { findDocument } from '../documents/list-documents.ts'
import { lockFirm } from '../../books/lock-firm.ts'
import { findSubject } from './find-subject.ts'

/** Who asks or answers. */
export interface Author {
  readonly administrationId: number
  readonly userId: number
  readonly permissions: Permissions
  readonly now: Date
  readonly today: string
}

/** Asks the client something. Throws `only_firm_asks`, and `not_found` for what is not in these books. */
export async function askQuestion(
  db: Db,
  author: Author,
  { subject, text, dueOn = null }: BodyOf<typeof contract.questions.ask>,
): Promise<number> {
  assertFirm(author)
  const { administrationId, userId, now, today } = author
  await lockFirm(db, administrationId)
  if (dueOn !== null && dueOn < today) {
    throw new ApiError('invalid_input', { fields: { dueOn: 'Kies vandaag of een latere dag' } })
  }
  const { id } = await db
    .insertInto('questions')
    .values({
      administration_id: administrationId,
      subject_kind: subject.kind,
      ...(await findSubject(db, administrationId, subject, today)),
      due_on: dueOn,
      asked_by: userId,
      asked_at: now,
      changed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addMessage(db, author, { question_id: id, kind: 'question', body: text.trim() })
  return id
}

/**
 * Answers a question, or adds to an answer; it goes back to the bookkeeper. Throws `not_found`, `question_closed`, and
 * `invalid_input` for an empty answer or an account that is not in use.
 */
export async function answerQuestion(
  db: Db,
  author: Author,
  questionId: number,
  answer: BodyOf<typeof contract.questions.answer>,
): Promise<void> {
  const { administrationId } = author
  if ((await lockQuestion(db, administrationId, questionId)) === 'closed') throw new ApiError('question_closed')
  const body = answer.text?.trim() ?? '' // zero: an answer may be a photo alone
  const { accountId = null, documentId = null } = answer
  if (body === '' && accountId === null && documentId === null) {
    throw new ApiError('invalid_input', {
      fields: { text: 'Vul een antwoord in, kies een rekening of stuur een foto' },
    })
  }
  if (accountId !== null) await assertAccount(db, administrationId, accountId)
  if (documentId !== null) await findDocument(db, administrationId, documentId)
  await addMessage(db, author, {
    question_id: questionId,
    kind: 'answer',
    body,
    account_id: accountId,
    document_id: documentId,
  })
  await setState(db, author, questionId, 'answered')
}

/** Asks on, whether it was answered or closed. Throws `not_found` and `only_firm_asks`. */
export async function askAgain(db: Db, author: Author, questionId: number, text: string): Promise<void> {
  assertFirm(author)
  await lockFirm(db, author.administrationId)
  await lockQuestion(db, author.administrationId, questionId)
  await addMessage(db, author, { question_id: questionId, kind: 'question', body: text.trim() })
  await setState(db, author, questionId, 'open')
}

/** Puts a question away; answers whether it stood. Throws `not_found` and `only_firm_asks`. */
export async function closeQuestion(db: Db, author: Author, questionId: number): Promise<boolean> {
  assertFirm(author)
  if ((await lockQuestion(db, author.administrationId, questionId)) === 'closed') return false
  await setState(db, author, questionId, 'closed')
  return true
}

function assertFirm({ permissions }: Author): void {
  if (!isOfFirm(permissions)) throw new ApiError('only_firm_asks')
}

/** Locks it, so that of an answer and a closing at once the second sees the first. */
async function lockQuestion(db: Db, administrationId: number, questionId: number): Promise<QuestionState> {
  const row = await db
    .selectFrom('questions')
    .select('state')
    .where('administration_id', '=', administrationId)
    .where('id', '=', questionId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new ApiError('not_found')
  return row.state
}

async function assertAccount(db: Db, administrationId: number, accountId: number): Promise<void> {
  const account = (await accountsById(db, administrationId, [accountId])).get(accountId)
  if (account === undefined || account.deactivated_at !== null) {
    throw new ApiError('invalid_input', { fields: { accountId: 'Kies een rekening uit de lijst' } })
  }
}

interface Message {
  readonly question_id: number
  readonly kind: 'question' | 'answer'
  readonly body: string
  readonly account_id?: number | null
  readonly document_id?: number | null
}

async function addMessage(db: Db, { administrationId, userId, now }: Author, message: Message): Promise<void> {
  await db
    .insertInto('question_messages')
    .values({
      account_id: null,
      document_id: null,
      ...message,
      administration_id: administrationId,
      author_id: userId,
      created_at: now,
    })
    .execute()
}

/** A question that is asked on is mailed anew. */
async function setState(
  db: Db,
  { administrationId, now }: Author,
  questionId: number,
  state: QuestionState,
): Promise<void> {
  await db
    .updateTable('questions')
    .set({ state, changed_at: now, firm_left_at: null, ...(state === 'open' && { mailed_times: 0, mailed_at: null }) })
    .where('administration_id', '=', administrationId)
    .where('id', '=', questionId)
    .execute()
}
