import type { Certainty, Suggestion } from '@klopt/bookkeeping/bank'
import type { Db } from '../../database/db.ts'
import { loadCandidates } from './candidates.ts'
import { lineOf } from './line-of.ts'
import { rememberedSuggester } from './remembered-suggester.ts'
import { waitingTransactions } from './waiting-transactions.ts'

/** Money that came in or went out, that nobody processed yet and that is best matched with open items. */
export interface WaitingPayment {
  readonly transactionId: number
  readonly journalId: number
  readonly transactionDate: string
  /** As the line has it: what went out is negative. */
  readonly amountCents: number
  readonly openItemIds: readonly number[]
  readonly certainty: Certainty
}

/** The payments that wait in the bank for any of these open items, oldest first. */
export async function waitingPayments(
  db: Db,
  administrationId: number,
  openItemIds: ReadonlySet<number>,
  goes: 'in' | 'out' = 'in',
): Promise<WaitingPayment[]> {
  const sign = goes === 'in' ? 1 : -1
  const rows = (await waitingTransactions(db, administrationId)).filter(({ amount_cents }) => sign * amount_cents > 0)
  if (rows.length === 0) return []
  const suggest = rememberedSuggester((await loadCandidates(db, administrationId)).forSuggesting)
  return rows.flatMap((row): WaitingPayment[] => {
    const [best] = suggest(lineOf(row))
    const paid = best === undefined ? [] : itemsOf(best).filter((id) => openItemIds.has(id))
    if (best === undefined || paid.length === 0) return []
    const {
      id: transactionId,
      journal_id: journalId,
      transaction_date: transactionDate,
      amount_cents: amountCents,
    } = row
    return [{ transactionId, journalId, transactionDate, amountCents, openItemIds: paid, certainty: best.certainty }]
  })
}

function itemsOf(suggestion: Suggestion): number[] {
  if (suggestion.kind === 'rule' || suggestion.kind === 'account') return []
  const parts = suggestion.kind === 'combination' ? suggestion.items : [suggestion]
  return parts.map(({ openItemId }) => openItemId)
}
