import pg from 'pg'
import type { ErrorName } from '@klopt/api-client/errors'
import { isUnreachable } from './connection-lost.ts'
import { meaningOf, type UniqueMeaning } from './unique-constraints.ts'

/** The transaction had been aborted by an error that somebody swallowed. */
export class AbortedError extends Error {
  constructor() {
    super('the transaction was rolled back because a statement in it had failed')
  }
}

const catalogueNames: Record<string, ErrorName> = {
  // Raised by our own functions and triggers; see migrations/.
  KL001: 'entry_unbalanced',
  KL002: 'period_locked',
  KL003: 'not_found',
  KL004: 'not_a_draft',
  KL005: 'books_locked_by_firm',
  KL006: 'already_filed',
  KL007: 'vat_return_not_latest',
  KL009: 'year_not_latest',
  KL010: 'year_closed',
  KL012: 'firm_needs_admin',
  KL051: 'correction_not_processed',
  KL052: 'vat_return_corrected',
  KL053: 'correction_processed',
  KL020: 'icp_not_latest',
  '22003': 'amount_too_large',
  // A date that is none, or beyond what the database knows.
  '22007': 'malformed_request',
  '22008': 'malformed_request',
  '22021': 'malformed_request',
  '22P02': 'invalid_input',
  '22P05': 'malformed_request',
  '23502': 'invalid_input',
  '23514': 'invalid_input',
  '40001': 'version_conflict',
  '40P01': 'version_conflict',
  '53100': 'storage_full',
  // What it needs stayed locked for longer than a request waits.
  '55P03': 'too_busy',
}

/** The catalogue's name of an error of the database, or null when it is one that nobody foresaw. */
export function catalogueNameOf(error: unknown): ErrorName | null {
  if (isUnreachable(error)) return 'database_unavailable'
  if (!(error instanceof pg.DatabaseError)) return null
  // Row security refused a row of another tenant; a missing privilege has the same state and is our own fault.
  if (error.code === '42501') return error.message.includes('row-level security') ? 'not_found' : null
  if (error.code === '23503') return error.message.startsWith('update or delete') ? 'in_use' : 'not_found'
  return catalogueNames[error.code ?? ''] ?? null // zero: an error without a state is not in the catalogue
}

/** What a row that had to be unique and exists already means; null when that is not what went wrong. */
export function uniqueMeaningOf(error: unknown): UniqueMeaning | null {
  return error instanceof pg.DatabaseError && error.code === '23505' ? meaningOf(error.constraint) : null
}

/** Two transactions got in each other's way; the whole command may be tried again. */
export function isRetryable(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === '40001' || error.code === '40P01')
}

/** A row that had to be unique exists; `constraint` narrows it to one index or constraint. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return (
    error instanceof pg.DatabaseError &&
    error.code === '23505' &&
    (constraint === undefined || error.constraint === constraint)
  )
}
