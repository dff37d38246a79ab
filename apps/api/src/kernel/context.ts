import type { BodyOf, InputOf } from '@klopt/api-client/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../database/db.ts'
import type { ReceivedFile } from '../files/incoming.ts'
import type { JobSender } from './job.ts'
import type { AccessKind } from './access.ts'
import type { AuditTrail } from './audit.ts'
import type { EnteredAdministration, EnteredCustomer, Session, User } from './caller.ts'
import type { Permissions } from './permissions.ts'
import type { Services } from './services.ts'

/** What is known about a request outside of its transaction: in `prepare` and `respond`. */
export type OutsideContext<C, K extends AccessKind> = CallerPart<K> & {
  readonly input: HandledInput<C>
  /** The instant the request came in; the same throughout. */
  readonly now: Date
  /** The civil date in Europe/Amsterdam. */
  readonly today: string
  readonly request: RequestFacts
  readonly log: FastifyBaseLogger
  readonly services: Services
  /** Adds a header to a successful answer; a list sends it more than once, as cookies need. */
  readonly setHeader: (name: string, value: string | string[]) => void
}

/** What a handler works with, inside the transaction. */
export type Context<C, K extends AccessKind> = OutsideContext<C, K> & {
  /** The transaction, in the scope of the route. */
  readonly db: Db
  /** Notes a change; the rows are written with the commit. A write without any is refused. */
  readonly audit: AuditTrail['note']
  /** This write turned out to change nothing, so it leaves no audit row. */
  readonly unchanged: AuditTrail['unchanged']
  /** Work to do later, queued in this transaction. */
  readonly jobs: JobSender
  /** Runs after the commit, before the answer; a failure is logged and does not undo anything. */
  readonly afterCommit: (work: () => Promise<void> | void) => void
}

/** The input of a call as its handler gets it: a file that was sent stands on disk. */
type HandledInput<C> = [BodyOf<C>] extends [never]
  ? InputOf<C>
  : [BodyOf<C>] extends [Blob]
    ? Omit<InputOf<C>, 'body'> & { readonly body: ReceivedFile }
    : InputOf<C>

export interface RequestFacts {
  readonly id: string
  /** Of whoever connects, as far as it can be known. */
  readonly address: string
  readonly userAgent: string
  /** For reading another cookie than the session's; never logged. */
  readonly cookies: string | undefined
  /** False once whoever asked has gone away; a long write may then stop, and nothing of it stays. */
  readonly isWaitedFor: () => boolean
}

interface SignedInPart {
  readonly user: User
  readonly session: Session
}

type CallerPart<K extends AccessKind> = K extends 'public'
  ? { readonly user: User | null; readonly session: Session | null }
  : K extends 'administration'
    ? SignedInPart & {
        readonly administrationId: number
        readonly permissions: Permissions
        /** Staff that sees the books through the eyes of this user. */
        readonly actingAsUserId: number | null
        readonly administration: EnteredAdministration
      }
    : K extends 'firm'
      ? SignedInPart & { readonly firmId: number; readonly clientIds: readonly number[]; readonly mayManage: boolean }
      : K extends 'customer'
        ? { readonly customer: EnteredCustomer }
        : SignedInPart
