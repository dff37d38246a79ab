import { createHash } from 'node:crypto'
import pg from 'pg'

const names = new Map<string, string>()

/**
 * The name under which a connection keeps a prepared statement: one for each text. For reads whose texts are few and
 * always the same; a name is kept for as long as the server runs.
 */
export function planNameOf(text: string): string {
  const known = names.get(text)
  if (known !== undefined) return known
  const name = `kept-${createHash('sha256').update(text).digest('base64url')}`
  names.set(text, name)
  return name
}

/**
 * Whether a prepared statement gives other columns than when it was prepared: a newer version of the server has
 * migrated the database meanwhile. The connection cannot use it any more.
 */
export const isOutdatedPlan = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery'

const withoutPlans = new WeakSet<pg.Pool>()

/** From now on no connection of this pool keeps a plan, whatever is asked: the next transaction may be on another one. */
export function keepNoPlans(pool: pg.Pool): void {
  withoutPlans.add(pool)
}

export const mayKeepPlans = (pool: pg.Pool): boolean => !withoutPlans.has(pool)

/** The name under which a statement of the server is kept, as a part of the statement; nothing where none may be. */
export const keptAs = (pool: pg.Pool, name: string): { readonly name?: string } => (mayKeepPlans(pool) ? { name } : {})
