import type { contract, Question, QueryOf, QuestionSubjectKind, ResponseOf } from '@klopt/api-client/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { toTimestamp, toTimestampOrNull } from '../../kernel/clock.ts'
import { likePattern } from '../../kernel/like-pattern.ts'
import type { ColumnOf, List } from '../../kernel/list.ts'
import { readList } from '../../kernel/read-list.ts'
import { countSegments } from '../../kernel/segments.ts'
import { messagesOf } from './messages-of.ts'

type Filter = QueryOf<typeof contract.questions.list>
type QuestionPage = ResponseOf<typeof contract.questions.list>

const questionList: List<ColumnOf<Filter>> = {
  name: 'questions',
  columns: { askedAt: { by: sql`q.asked_at`, type: 'timestamptz' } },
  defaultSort: 'askedAt',
  id: sql`q.id`,
}

interface Row {
  id: number
  state: Question['state']
  subject_kind: QuestionSubjectKind
  subject_label: string
  subject_id: number | null
  period_key: string | null
  due_on: string | null
  asked_by: string
  asked_at: Date
  mailed_at: Date | null
  firm_left_at: Date | null
}

/** A page of the questions of an administration with their conversations; the first one with how many stand where. */
export async function listQuestions(db: Db, administrationId: number, filter: Filter): Promise<QuestionPage> {
  const [{ rows, ...cursors }, segments] = await Promise.all([
    readList<Row, ColumnOf<Filter>>(db, questionList, filter, {
      select: sql`q.id, q.state, q.subject_kind, q.subject_label, q.period_key, q.due_on, q.asked_at, q.mailed_at, q.firm_left_at,
        coalesce(q.bank_transaction_id, q.document_id, q.purchase_id, q.invoice_id, q.journal_entry_id) AS subject_id,
        u.first_name || ' ' || u.last_name AS asked_by`,
      from,
      where: conditionsOf(administrationId, filter),
    }),
    filter.cursor === undefined ? segmentsOf(db, administrationId, filter) : undefined,
  ])
  const messages = await messagesOf(
    db,
    administrationId,
    rows.map(({ id }) => id),
  )
  return {
    items: rows.map((row) => ({ ...presentQuestion(row), messages: messages.get(row.id) ?? [] })),
    ...cursors,
    ...(segments && { segments }),
  }
}

const presentQuestion = (row: Row): Omit<Question, 'messages'> => ({
  id: row.id,
  state: row.state,
  subject: { kind: row.subject_kind, label: row.subject_label, id: row.subject_id, periodKey: row.period_key },
  askedBy: row.asked_by,
  askedAt: toTimestamp(row.asked_at),
  dueOn: row.due_on,
  mailedAt: toTimestampOrNull(row.mailed_at),
  firmLeftAt: toTimestampOrNull(row.firm_left_at),
})

const from = sql`FROM questions q JOIN people u ON u.id = q.asked_by`

const subjectColumns: Readonly<Partial<Record<QuestionSubjectKind, RawBuilder<unknown>>>> = {
  bank_line: sql`q.bank_transaction_id`,
  document: sql`q.document_id`,
  purchase: sql`q.purchase_id`,
  invoice: sql`q.invoice_id`,
  entry: sql`q.journal_entry_id`,
}

function conditionsOf(administrationId: number, { state, subjectKind, subjectId, search }: Filter) {
  const conditions = [sql`q.administration_id = ${administrationId}`]
  if (state !== undefined) conditions.push(sql`q.state = ${state}`)
  if (subjectKind !== undefined) conditions.push(sql`q.subject_kind = ${subjectKind}`)
  if (subjectId !== undefined) {
    const column = subjectKind && subjectColumns[subjectKind]
    if (!column) throw new ApiError('invalid_input', { fields: { subjectKind: 'Kies waar het over gaat' } })
    conditions.push(sql`${column} = ${subjectId}::bigint`)
  }
  if (search?.trim()) conditions.push(matches(administrationId, likePattern(search)))
  return sql.join(conditions, sql` AND `)
}

const matches = (
  administrationId: number,
  pattern: string,
): RawBuilder<unknown> => sql`(q.subject_label ILIKE ${pattern}
  OR EXISTS (SELECT FROM question_messages m
    WHERE m.administration_id = ${administrationId} AND m.question_id = q.id AND m.body ILIKE ${pattern}))`

/** Of the filter but for the state, so that each can be chosen. */
function segmentsOf(db: Db, administrationId: number, filter: Filter) {
  const segment = (state?: Filter['state']) =>
    sql`SELECT q.id FROM questions q WHERE ${conditionsOf(administrationId, { ...filter, state })}`
  return countSegments(db, [], {
    all: segment(),
    open: segment('open'),
    answered: segment('answered'),
    closed: segment('closed'),
  })
}
