import type { QuestionState, QuestionSubjectKind } from '@klopt/api-client/contract'
import type { Generated } from 'kysely'
import type { CivilDate, Id } from './columns.ts'

/** The tables of 0152_questions.sql and 0766_firm_that_left.sql. */
export interface QuestionTables {
  questions: QuestionsTable
  question_messages: QuestionMessagesTable
}

interface QuestionsTable {
  id: Id
  administration_id: number
  subject_kind: QuestionSubjectKind
  subject_label: string
  bank_transaction_id: number | null
  document_id: number | null
  purchase_id: number | null
  invoice_id: number | null
  journal_entry_id: number | null
  period_key: string | null
  state: Generated<QuestionState>
  due_on: CivilDate | null
  asked_by: number
  asked_at: Date
  changed_at: Date
  mailed_times: Generated<number>
  mailed_at: Date | null
  firm_left_at: Date | null
}

interface QuestionMessagesTable {
  id: Id
  administration_id: number
  question_id: number
  kind: 'question' | 'answer'
  author_id: number
  body: string
  account_id: number | null
  document_id: number | null
  created_at: Date
}
