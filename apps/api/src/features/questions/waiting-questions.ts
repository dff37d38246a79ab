import type { QuestionState } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'

export interface WaitingQuestion {
  readonly label: string
  /** What was said last. */
  readonly text: string
  /** Of what was said last: what is said anew is another. */
  readonly messageId: number
}

const SHOWN_LETTERS = 120

/** Questions that wait for the client (`open`) or for the bookkeeper (`answered`), the newest first. */
export async function waitingQuestions(
  db: Db,
  administrationId: number,
  state: Exclude<QuestionState, 'closed'>,
): Promise<WaitingQuestion[]> {
  const { rows } = await sql<WaitingQuestion>`
    SELECT q.subject_label AS label, left(m.body, ${SHOWN_LETTERS}) AS text, m.id AS "messageId"
    FROM questions q JOIN LATERAL (
      SELECT id, body FROM question_messages
      WHERE administration_id = ${administrationId} AND question_id = q.id ORDER BY id DESC LIMIT 1
    ) m ON true
    WHERE q.administration_id = ${administrationId} AND q.state = ${state}
    ORDER BY q.changed_at DESC, q.id DESC LIMIT 50`.execute(db)
  return rows
}
