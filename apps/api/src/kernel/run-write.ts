import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../database/db.ts'
import { againWhenLost } from '../database/connection-lost.ts'
import { isRetryable } from '../database/errors.ts'
import { clientOf } from '../security/client-of.ts'
import { withTransaction, type WithCommit } from '../database/transaction.ts'
import { AuditTrail } from './audit.ts'
import { claimKey, keepAnswer, type StoredAnswer } from './idempotency.ts'
import { scopeOf, type Run } from './run.ts'

type Later = () => Promise<void> | void

/**
 * One transaction: the command, its audit rows and the kept answer commit together or not at all. When two
 * transactions got in each other's way the whole command is tried once more; and when its connection broke, unless it may
 * have been kept: then its sender repeats it.
 */
export async function runWrite(run: Run, prepared: unknown, present: Run['present']): Promise<StoredAnswer> {
  const { log, services } = run.outside
  const scope = scopeOf(run.route, run.caller)
  const attempt = async () => {
    const later: Later[] = []
    const answer = await withTransaction(
      services.pool,
      scope,
      (db, withCommit) => command({ ...run, present }, prepared, db, withCommit, later),
      { lockTimeoutMs: run.lockTimeoutMs },
    )
    return { answer, later }
  }
  const { answer, later } = await againWhenLost(attempt).catch((error: unknown) => {
    if (!isRetryable(error)) throw error
    log.warn({ err: error }, 'two transactions got in the way of each other; trying once more')
    return attempt()
  })
  for (const work of later) {
    await attemptLater(work, log)
  }
  return answer
}

async function command(
  run: Run,
  prepared: unknown,
  db: Db,
  withCommit: WithCommit,
  later: Later[],
): Promise<StoredAnswer> {
  const { route, outside, claim } = run
  const kept = claim === null ? null : await claimKey(db, claim)
  if (kept !== null) return kept
  const trail = auditTrailOf(run)
  const jobs = run.jobs.senderFor(db)
  const context = {
    ...outside,
    db,
    audit: trail.note,
    unchanged: trail.unchanged,
    jobs,
    afterCommit: (work: Later) => void later.push(work),
  }
  later.push(jobs.wake)
  const answer = run.present(await route.handle(context, prepared))
  if (!trail.isComplete) throw new Error(`${route.call.path} changes something without an audit row`)
  const notes = trail.statement(db)
  if (notes !== null) withCommit(notes)
  const { services, now, today } = outside
  later.push(...services.hooks.written.map((hear) => () => hear(services.pool, { notes: trail.notes, now, today })))
  if (claim !== null) withCommit(keepAnswer(db, claim, answer))
  return answer
}

/** The write is done and stays done, whatever becomes of this. */
async function attemptLater(work: Later, log: FastifyBaseLogger): Promise<void> {
  try {
    await work()
  } catch (error) {
    log.error({ err: error }, 'work after the commit failed')
  }
}

function auditTrailOf({ caller, outside }: Run): AuditTrail {
  return new AuditTrail({
    userId: caller.user?.id ?? null,
    administrationId: caller.administration?.id ?? caller.customer?.administrationId ?? null,
    actingAsUserId: caller.actingAsUserId,
    requestId: outside.request.id,
    address: clientOf(outside.request.address),
    at: outside.now,
  })
}
