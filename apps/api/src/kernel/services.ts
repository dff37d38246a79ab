import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { Settings } from '../config/settings.ts'
import type { Db } from '../database/db.ts'
import type { Replica } from '../database/replica.ts'
import type { FileStore } from '../files/file-store.ts'
import type { IncomingFiles } from '../files/incoming.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { PdfRenderer } from '../pdf/index.ts'
import type { PasswordHasher } from '../security/passwords.ts'
import type { SecretBox } from '../security/secret-box.ts'
import type { DocumentReader } from '../recognition/document-reader.ts'
import type { Schedule } from '../system/schedule.ts'
import type { Clock } from './clock.ts'
import type { ErrorReporter } from './error-report.ts'
import type { Hooks } from './hooks.ts'
import type { JobSender } from './job.ts'
import type { Presence } from './presence.ts'
import type { SessionCookie } from './session-cookie.ts'
import type { PathCookie, TokenCookie } from './token-cookie.ts'
import type { WrittenCookie } from './written-cookie.ts'

/** What the server consists of; handlers get it, tests replace parts of it. */
export interface Services {
  readonly settings: Settings
  readonly clock: Clock
  readonly schedule: Schedule
  readonly log: FastifyBaseLogger
  readonly pool: pg.Pool
  /** A copy of the database for reads that weigh much; null: there is none. */
  readonly replica: Replica | null
  /** By which the servers on the database know which of them are there. */
  readonly presence: Presence
  readonly files: FileStore
  /** Where the bodies of calls that take a file stand until they are handled. */
  readonly incoming: IncomingFiles
  /** Draws documents, outside of transactions. */
  readonly pdf: PdfRenderer
  /** Reads documents that came in; outside of transactions, by a job. */
  readonly documentReader: DocumentReader
  /** Used by jobs alone. */
  readonly mailer: Mailer
  readonly passwords: PasswordHasher
  /** Encrypts what is kept but must not be read from a back-up. */
  readonly secretBox: SecretBox
  readonly sessionCookie: SessionCookie
  /** Tells a browser apart from others, for years; proves nothing by itself. */
  readonly deviceCookie: TokenCookie
  /** How far the writes of a browser reach. */
  readonly writtenCookie: WrittenCookie
  /** Of who came in by a customer's link: one for each page. */
  readonly customerCookie: PathCookie
  /**
   * Draws the papers of an administration of examples, outside of transactions, and answers what makes it. It does so by
   * the deeds of all features, as the demo world does, so it stands above them.
   */
  readonly prepareExample: (today: string) => Promise<MakeExample>
  /** By which one feature tells others what happened. */
  readonly hooks: Hooks
  /** Told of what nobody foresaw. */
  readonly errorReporter: ErrorReporter
  /** Demo mode: the demo accounts are shown on the login page. */
  readonly demo: boolean
}

/** Makes an administration of examples for a user and answers its id, in a transaction of scope `system`. */
export type MakeExample = (db: Db, jobs: JobSender, example: { ownerId: number; now: Date }) => Promise<number>
