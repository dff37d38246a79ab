import { addDays } from '@klopt/validators'
import type { CombinationSuggestion } from './suggestion.ts'
import type { BankBatch, BankLine } from './types.ts'

/** How long after its day a bank may book a batch: over a long weekend, or when the file came late. */
const BOOKED_WITHIN_DAYS = 7

/**
 * Batches that a line may be: exactly their sum, on the book they are of, from their day on. Of direct debits certain when the
 * line names the file, or has no other party and no other batch fits. Money out without a party may be anything of
 * as much: of payments only a line that names the file is certain, and one of a single payment says nothing more.
 */
export function batchSuggestions(line: BankLine, batches: readonly BankBatch[]): CombinationSuggestion[] {
  const fitting = batches.filter((batch) => fits(line, batch))
  return fitting.flatMap((batch): CombinationSuggestion[] => {
    const isNamed = names(line, batch.messageId)
    const isOurs = line.counterpartyIban === null || line.counterpartyIban === line.ownIban
    if (line.amountCents < 0 && !isNamed && (!isOurs || batch.items.length < 2)) return []
    const isAlone = line.amountCents > 0 && fitting.length === 1 && isOurs
    const kind = line.amountCents > 0 ? ('batch' as const) : ('payment_file' as const)
    return [
      {
        kind: 'combination',
        certainty: isNamed || isAlone ? 'certain' : 'likely',
        reasons: isNamed ? [kind, 'amount', 'reference'] : [kind, 'amount'],
        items: batch.items.map(({ openItemId, amountCents }) => ({ openItemId, settleCents: amountCents })),
      },
    ]
  })
}

function fits({ amountCents, date, journalId }: BankLine, batch: BankBatch): boolean {
  const total = batch.items.reduce((sum, item) => sum + item.amountCents, 0)
  if (total !== amountCents || (journalId !== undefined && journalId !== batch.journalId)) return false
  return date >= batch.day && date <= addDays(batch.day, BOOKED_WITHIN_DAYS)
}

/** The id of the file as a word of its own: `KLOPT-DD-1-2`, and not the beginning of `KLOPT-DD-1-21`. */
function names({ description, structuredReference }: BankLine, messageId: string): boolean {
  const text = ` ${description} ${structuredReference ?? ''} `.toUpperCase() // zero: most lines have no reference of their own
  const at = text.indexOf(messageId.toUpperCase())
  return at > 0 && !/[0-9]/.test(text.charAt(at + messageId.length))
}
