import type { Question } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { toTimestamp } from '../../kernel/clock.ts'

type Message = Question['messages'][number]

interface Row {
  id: number
  question_id: number
  kind: Message['kind']
  author_name: string
  body: string
  account: Message['account']
  document: Message['document']
  created_at: Date
}

/** The conversations of some questions, each the oldest first, in one statement. */
export async function messagesOf(
  db: Db,
  administrationId: number,
  questionIds: readonly number[],
): Promise<ReadonlyMap<number, Message[]>> {
  const { rows } = await sql<Row>`
    SELECT m.id, m.question_id, m.kind, m.body, m.created_at, u.first_name || ' ' || u.last_name AS author_name,
      CASE WHEN a.id IS NOT NULL THEN json_build_object('id', a.id, 'number', a.number, 'name', a.name) END AS account,
      CASE WHEN d.id IS NOT NULL THEN json_build_object('id', d.id, 'fileId', d.file_id, 'name', f.name) END AS document
    FROM question_messages m
    JOIN people u ON u.id = m.author_id
    LEFT JOIN ledger_accounts a ON a.administration_id = ${administrationId} AND a.id = m.account_id
    LEFT JOIN documents d ON d.administration_id = ${administrationId} AND d.id = m.document_id
    LEFT JOIN stored_files f ON f.administration_id = ${administrationId} AND f.id = d.file_id
    WHERE m.administration_id = ${administrationId} AND m.question_id = ANY (${[...questionIds]}::bigint[])
    ORDER BY m.question_id, m.id`.execute(db)
  const byQuestion = new Map<number, Message[]>()
  for (const { question_id, author_name, body, created_at, ...row } of rows) {
    const messages = byQuestion.get(question_id) ?? []
    messages.push({ ...row, authorName: author_name, text: body, createdAt: toTimestamp(created_at) })
    byQuestion.set(question_id, messages)
  }
  return byQuestion
}
