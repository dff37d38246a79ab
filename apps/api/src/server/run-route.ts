import type { Scope } from '../database/scope.ts'
import { withRead } from '../database/transaction.ts'
import type { JobQueue } from '../jobs/job.ts'
import type { Caller } from './caller.ts'
import type { OutsideContext } from './context.ts'
import type { IdempotencyClaim, StoredAnswer } from './idempotency.ts'
import type { Route } from './route.ts'
import { runWrite } from './run-write.ts'

/** One request that passed authorisation and validation. */
export interface Run {
  readonly route: Route
  readonly caller: Caller
  readonly outside: OutsideContext<unknown, 'public'>
  readonly jobs: JobQueue
  readonly claim: IdempotencyClaim | null
  /** Turns what the handler returned into what leaves the server. */
  readonly present: (handled: unknown) => StoredAnswer
}

/** Runs a route to its answer: a kept one for a repeated request, else what its handler says. */
export async function runRoute(run: Run): Promise<StoredAnswer> {
  const { route, outside } = run
  const prepared = await route.prepare(outside)
  const inTransaction = route.writes ? runWrite : runRead
  const { respond } = route
  if (respond === null) return inTransaction(run, prepared, run.present)
  const { body } = await inTransaction(run, prepared, (handled) => ({ status: 200, body: handled }))
  return run.present(await respond(body, outside))
}

function runRead(
  { route, caller, outside, jobs }: Run,
  prepared: unknown,
  present: Run['present'],
): Promise<StoredAnswer> {
  return withRead(
    outside.services.pool,
    scopeOf(route, caller),
    async (db) => {
      const context = {
        ...outside,
        db,
        audit: refuse,
        unchanged: refuse,
        jobs: jobs.senderFor(db),
        afterCommit: refuse,
      }
      return present(await route.handle(context, prepared))
    },
    { isolation: route.isolation },
  )
}

function refuse(): never {
  throw new Error('a call that only reads leaves no audit row and has nothing to do after a commit')
}

/** What the transaction of a route may see. */
export function scopeOf(route: Route, { user, administration, clientIds }: Caller): Scope {
  const userId = user?.id
  switch (route.access.kind) {
    case 'administration':
      if (administration === null) throw new Error('authorisation let nobody in')
      return { kind: 'administration', administrationId: administration.id, userId }
    case 'firm':
      return { kind: 'firm', clientIds, userId }
    default:
      return { kind: route.scope, userId }
  }
}
