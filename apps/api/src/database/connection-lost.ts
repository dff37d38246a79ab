import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { hasCode } from '../system/has-code.ts'

/** The connection of a transaction broke, or there was none to be had. */
export class ConnectionLostError extends Error {
  /** Nothing of the transaction is kept, so all of it may be done again. */
  readonly isUndone: boolean

  constructor(cause: unknown, isUndone: boolean) {
    super('the connection to the database was lost', { cause })
    this.isUndone = isUndone
  }
}

/** SQLSTATEs with which PostgreSQL ends a session that it had: it is shut down, or a process of it crashed. */
const endedStates = new Set(['57P01', '57P02', '08003', '08006'])
/** SQLSTATEs with which it takes no new one: it starts, stops or recovers, or has as many as it can. */
const refusedStates = new Set(['57P03', '53300', '08001', '08004'])

/** Files fail at these calls too, with other codes. */
const streamCalls = ['read', 'write']
const brokenCodes = ['EPIPE', 'ECONNRESET', 'ETIMEDOUT']

/** What pg says without a code of a connection that is gone. */
const endedMessage =
  /^(Connection terminated$|Connection terminated unexpectedly|Client has encountered a connection error|Client was closed)/
/** What its pool says when it gives none out. */
const refusedMessage =
  /^(timeout exceeded when trying to connect|Connection terminated due to connection timeout|Cannot use a pool after)/

/** A connection that was there is gone: another one may do. */
function isConnectionEnded(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return endedStates.has(error.code ?? 'none')
  return failedAt(error, streamCalls, brokenCodes) || (error instanceof Error && endedMessage.test(error.message))
}

/** The database cannot be worked with now, though nothing is wrong with what was asked of it. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof ConnectionLostError || isConnectionEnded(error)) return true
  if (error instanceof pg.DatabaseError) return refusedStates.has(error.code ?? 'none')
  return failedAt(error, ['connect', 'getaddrinfo']) || (error instanceof Error && refusedMessage.test(error.message))
}

/** A server that restarts breaks all connections, not all at one moment: at once another broken one could be taken. */
const pausesMs = [50, 250]

/**
 * Does something again when its connection broke: the database may be there on another one. A transaction that may have
 * been kept is not done again; of what goes without a transaction, give it nothing but reads.
 */
export async function againWhenLost<T>(attempt: () => Promise<T>): Promise<T> {
  for (const pauseMs of pausesMs) {
    try {
      return await attempt()
    } catch (error) {
      if (!isWorthAnother(error)) throw error
      await pause(pauseMs)
    }
  }
  return attempt()
}

function isWorthAnother(error: unknown): boolean {
  if (error instanceof ConnectionLostError) return error.isUndone && isConnectionEnded(error.cause)
  return isConnectionEnded(error)
}

/** Of the operating system about a connection; without `codes` whatever it says of these calls. */
function failedAt(error: unknown, calls: readonly string[], codes?: readonly string[]): boolean {
  if (!(error instanceof Error) || !('syscall' in error) || !calls.includes(String(error.syscall))) return false
  return codes === undefined || codes.some((code) => hasCode(error, code))
}
