import type { Scope } from '../database/scope.ts'
import type { JobQueue } from './job.ts'
import type { Caller } from './caller.ts'
import type { OutsideContext } from './context.ts'
import type { IdempotencyClaim, StoredAnswer } from './idempotency.ts'
import type { Route } from './route.ts'

/** One request that passed authorisation and validation. */
export interface Run {
  readonly route: Route
  readonly caller: Caller
  readonly outside: OutsideContext<unknown, 'public'>
  readonly jobs: JobQueue
  readonly claim: IdempotencyClaim | null
  /** How long its transaction waits for a row that somebody else is changing. */
  readonly lockTimeoutMs: number
  /** Turns what the handler returned into what leaves the server. */
  readonly present: (handled: unknown) => StoredAnswer
}

/** What the transaction of a route may see. */
export function scopeOf(route: Route, { user, administration, firmId, clientIds, customer }: Caller): Scope {
  const userId = user?.id
  switch (route.access.kind) {
    case 'administration':
      if (administration === null) throw new Error('authorisation let nobody in')
      return { kind: 'administration', administrationId: administration.id, userId }
    case 'firm':
      return { kind: 'firm', clientIds, firmId: firmId ?? undefined, userId }
    case 'customer':
      if (customer === null) throw new Error('authorisation let nobody in')
      return { kind: 'customer', contactId: customer.contactId }
    default:
      return { kind: route.scope, userId }
  }
}
