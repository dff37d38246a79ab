import type { RichTextDocument } from '@klopt/api-client/contract'
import type { Generated } from 'kysely'
import type { Fixed, Id, Json } from './columns.ts'

/** The tables of 0013_support.sql (help), 0015_screen_sharing.sql and 0028_screen_share_looks.sql. */
export interface SupportTables {
  articles: ArticlesTable
  article_words: ArticleWordsTable
  tickets: TicketsTable
  ticket_responses: TicketResponsesTable
  ticket_attachments: TicketAttachmentsTable
  ticket_notes: TicketNotesTable
  saved_replies: SavedRepliesTable
  screen_shares: ScreenSharesTable
  screen_share_looks: ScreenShareLooksTable
  screen_share_homes: ScreenShareHomesTable
}

interface ArticlesTable {
  id: Id
  title: string
  topic: 'start' | 'invoices' | 'bank' | 'vat' | 'purchases' | 'ledger' | 'account'
  document: Json<RichTextDocument>
  body: string
  keywords: Generated<string>
  video_url: string | null
  pages: Generated<string[]>
  state: Generated<'draft' | 'published'>
  position: Generated<number>
  version: Generated<number>
  created_at: Fixed<Date>
  updated_at: Date
  /** Made by the database from the title and the keywords. */
  heading: Generated<string>
  /** The same with the body. */
  search: Generated<string>
}

interface ArticleWordsTable {
  word: string
}

interface TicketsTable {
  id: Id
  administration_id: number
  tag_id: 1 | 2 | 3 | 6 | 7
  subject: string
  state: Generated<'open' | 'answered' | 'closed'>
  created_by: number
  assigned_to: number | null
  created_at: Fixed<Date>
  last_response_at: Date
  /** Of the first message without an answer; null unless it is open. */
  waiting_since: Date | null
  first_answered_at: Date | null
  closed_at: Date | null
  version: Generated<number>
}

interface TicketResponsesTable {
  id: Id
  administration_id: number
  ticket_id: number
  kind: 'message' | 'answer'
  author_id: number
  body: string
  /** Of an answer; null for a message. */
  document: Json<RichTextDocument> | null
  created_at: Fixed<Date>
}

interface TicketAttachmentsTable {
  id: Id
  administration_id: number
  response_id: number
  file_id: number
  created_at: Fixed<Date>
}

interface TicketNotesTable {
  id: Id
  ticket_id: number
  author_id: number
  document: Json<RichTextDocument>
  created_at: Fixed<Date>
}

interface SavedRepliesTable {
  id: Id
  title: string
  document: Json<RichTextDocument>
  version: Generated<number>
  updated_at: Date
}

interface ScreenSharesTable {
  id: Id
  key_hash: Buffer
  user_id: number
  administration_id: number | null
  company: string
  name: string
  created_at: Fixed<Date>
  last_seen_at: Date
  operator_id: number | null
  joined_at: Date | null
  stopped_at: Date | null
  away_since: Date | null
  ticket_hash: Buffer | null
  ticket_expires_at: Date | null
}

interface ScreenShareHomesTable {
  user_id: number
  server_id: number
  address: string
}

interface ScreenShareLooksTable {
  id: Id
  screen_share_id: number
  user_id: number
  operator_id: number
  started_at: Fixed<Date>
  ended_at: Date | null
}
