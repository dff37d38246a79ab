import type { Suggestion } from '@klopt/bookkeeping/bank'
import type { Db } from '../../database/db.ts'
import { loadCandidates } from './candidates.ts'
import { lineOf } from './line-of.ts'
import { rememberedSuggester } from './remembered-suggester.ts'
import { waitingTransactions } from './waiting-transactions.ts'

/** Money that came in, that nobody processed yet and that is best matched with open items. */
export interface WaitingPayment {
  readonly transactionDate: string
  readonly amountCents: number
  readonly openItemIds: readonly number[]
  readonly isCertain: boolean
}

/** The payments that wait in the bank for any of these open items, oldest first. */
export async function waitingPayments(
  db: Db,
  administrationId: number,
  openItemIds: ReadonlySet<number>,
): Promise<WaitingPayment[]> {
  const rows = (await waitingTransactions(db, administrationId)).filter(({ amount_cents }) => amount_cents > 0)
  if (rows.length === 0) return []
  const suggest = rememberedSuggester((await loadCandidates(db, administrationId)).forSuggesting)
  return rows.flatMap((row): WaitingPayment[] => {
    const [best] = suggest(lineOf(row))
    const paid = best === undefined ? [] : itemsOf(best).filter((id) => openItemIds.has(id))
    if (best === undefined || paid.length === 0) return []
    const { transaction_date: transactionDate, amount_cents: amountCents } = row
    return [{ transactionDate, amountCents, openItemIds: paid, isCertain: best.certainty === 'certain' }]
  })
}

function itemsOf(suggestion: Suggestion): number[] {
  if (suggestion.kind === 'rule' || suggestion.kind === 'account') return []
  const parts = suggestion.kind === 'combination' ? suggestion.items : [suggestion]
  return parts.map(({ openItemId }) => openItemId)
}
