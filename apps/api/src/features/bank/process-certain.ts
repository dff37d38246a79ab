import { createSuggester, type Suggestion } from '@klopt/bookkeeping'
import type { Processing } from '@klopt/api-client/contract'
import type { Db } from '../../database/db.ts'
import { loadCandidates } from './candidates.ts'
import { planProcessing, processLine, type Processor } from './process-line.ts'
import { lineOf, waitingTransactions } from './transactions.ts'

/**
 * Books every waiting line whose best suggestion is certain, oldest first. Two lines that point at the same invoice
 * are not both certain: the second one is left to a person.
 */
export async function processCertain(
  db: Db,
  processor: Processor,
  onProcessed: (transactionId: number) => void,
): Promise<{ processed: number; skipped: number }> {
  const candidates = await loadCandidates(db, processor.administrationId)
  const suggest = createSuggester(candidates.forSuggesting)
  const usedItems = new Set<number>()
  let processed = 0
  let skipped = 0
  for (const row of await waitingTransactions(db, processor.administrationId)) {
    const best = suggest(lineOf(row))[0]
    if (best?.certainty !== 'certain') continue
    const processing = processingOf(best, row.amount_cents)
    const items = processing?.items.map((item) => item.openItemId) ?? []
    if (!processing || items.some((id) => usedItems.has(id))) {
      skipped += 1
      continue
    }
    for (const id of items) usedItems.add(id)
    const plan = await planProcessing(db, processor.administrationId, row.id, processing, { forUpdate: true })
    await processLine(db, processor, plan)
    onProcessed(row.id)
    processed += 1
  }
  return { processed, skipped }
}

/** A suggestion as a division of the line; null when it does not cover the line to the cent. */
function processingOf(suggestion: Suggestion, amountCents: number): Processing | null {
  if (suggestion.kind === 'rule' || suggestion.kind === 'account') {
    return {
      items: [],
      bookings: [{ accountId: suggestion.accountId, vatCode: suggestion.vatCode, amountCents, description: '' }],
    }
  }
  const parts = suggestion.kind === 'combination' ? suggestion.items : [suggestion]
  const items = parts.map(({ openItemId, settleCents }) => ({ openItemId, amountCents: settleCents }))
  return items.reduce((sum, item) => sum + item.amountCents, 0) === amountCents ? { items, bookings: [] } : null
}
