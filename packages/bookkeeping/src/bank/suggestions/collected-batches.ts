import { addDays } from '@klopt/validators'
import type { BankLine, CollectedBatch, CombinationSuggestion } from './types.ts'

/** How long after the collection a bank may book it: over a long weekend, or when the file came late. */
const BOOKED_WITHIN_DAYS = 7

/**
 * Batches of direct debits that a line may be the payment of: exactly their sum, on the book they were collected for,
 * from the day of collection on. Certain when the line names the file, or has no other party and no other batch fits.
 */
export function batchSuggestions(line: BankLine, batches: readonly CollectedBatch[]): CombinationSuggestion[] {
  if (line.amountCents <= 0) return []
  const fitting = batches.filter((batch) => fits(line, batch))
  return fitting.map((batch): CombinationSuggestion => {
    const isNamed = names(line, batch.messageId)
    const isAlone = fitting.length === 1 && (line.counterpartyIban === null || line.counterpartyIban === line.ownIban)
    return {
      kind: 'combination',
      certainty: isNamed || isAlone ? 'certain' : 'likely',
      reasons: isNamed ? ['batch', 'amount', 'reference'] : ['batch', 'amount'],
      items: batch.items.map(({ openItemId, amountCents }) => ({ openItemId, settleCents: amountCents })),
    }
  })
}

function fits({ amountCents, date, journalId }: BankLine, batch: CollectedBatch): boolean {
  const total = batch.items.reduce((sum, item) => sum + item.amountCents, 0)
  if (total !== amountCents || (journalId !== undefined && journalId !== batch.journalId)) return false
  return date >= batch.collectionDate && date <= addDays(batch.collectionDate, BOOKED_WITHIN_DAYS)
}

/** The id of the file as a word of its own: `KLOPT-DD-1-2`, and not the beginning of `KLOPT-DD-1-21`. */
function names({ description, structuredReference }: BankLine, messageId: string): boolean {
  const text = ` ${description} ${structuredReference ?? ''} `.toUpperCase() // zero: most lines have no reference of their own
  const at = text.indexOf(messageId.toUpperCase())
  return at > 0 && !/[0-9]/.test(text.charAt(at + messageId.length))
}
