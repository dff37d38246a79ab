import { againWhenLost } from '../database/connection-lost.ts'
import type { Db } from '../database/db.ts'
import { withRead } from '../database/transaction.ts'
import type { StoredAnswer } from './idempotency.ts'
import { scopeOf, type Run } from './run.ts'
import { runWrite } from './run-write.ts'

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
  { route, caller, outside, jobs, lockTimeoutMs }: Run,
  prepared: unknown,
  present: Run['present'],
): Promise<StoredAnswer> {
  const read = (db: Db) => {
    const context = { ...outside, db, audit: refuse, unchanged: refuse, jobs: jobs.senderFor(db), afterCommit: refuse }
    return route.handle(context, prepared).then(present)
  }
  const { isolation } = route
  const { pool, replica, writtenCookie } = outside.services
  const scope = scopeOf(route, caller)
  const keepsPlans =
    typeof route.keepsPlans === 'boolean' ? route.keepsPlans : asksOnly(outside.input, route.keepsPlans)
  const options = { isolation, keepsPlans, lockTimeoutMs }
  return againWhenLost(() =>
    route.fromReplica && replica !== null
      ? replica.read(scope, read, options, writtenCookie.read(outside.request.cookies))
      : withRead(pool, scope, read, options),
  )
}

/** Whether nothing is asked in the query but these. */
const asksOnly = (input: unknown, names: readonly string[]): boolean =>
  typeof input === 'object' &&
  input !== null &&
  'query' in input &&
  Object.entries(input.query ?? {}).every(([name, asked]) => asked === undefined || names.includes(name))

function refuse(): never {
  throw new Error('a call that only reads leaves no audit row and has nothing to do after a commit')
}
