import type { LedgerAccount } from '@klopt/api-client/contract'
import { normalSideOf } from '@klopt/bookkeeping/ledger'
import type { OpeningLine } from './opening-draft.ts'

export type Side = 'debit' | 'credit'

export const isFilled = ({ debitCents, creditCents }: OpeningLine): boolean =>
  debitCents !== null || creditCents !== null

/** On which side its amount stands, or would stand. */
export function sideOf({ debitCents, creditCents }: OpeningLine, account: LedgerAccount | undefined): Side {
  if (debitCents !== null) return 'debit'
  if (creditCents !== null) return 'credit'
  return account ? normalSideOf(account.type, account.rgsCode) : 'debit'
}

/** The line with an amount on one side and nothing on the other. */
export const withAmount = (line: OpeningLine, side: Side, cents: number | null): OpeningLine => ({
  ...line,
  debitCents: side === 'debit' ? cents : null,
  creditCents: side === 'credit' ? cents : null,
})
