import { formatInvoiceNumber } from '@klopt/bookkeeping/documents'
import { BookkeepingError } from '@klopt/bookkeeping/money'

/** What the next number will look like, or what is wrong with the pattern. */
export type NumberExample = { readonly number: string } | { readonly problem: string }

/**
 * The number after the ones there are, by a pattern. `known` are numbers given before, in any order; those of
 * another pattern or year do not count, and then the counter begins at 1.
 */
export function nextNumber(pattern: string, known: readonly string[], today: string): NumberExample {
  try {
    const sequence = 1 + Math.max(0, ...known.map((number) => sequenceOf(pattern, number, today)))
    return { number: formatInvoiceNumber(pattern, { date: today, sequence }) }
  } catch (error) {
    if (error instanceof BookkeepingError) return { problem: error.message }
    throw error
  }
}

/** The counter in a number made by the pattern on this day; 0 when it was made otherwise. */
function sequenceOf(pattern: string, number: string, today: string): number {
  // The number with counter 1 shows what stands around the counter.
  const [before = '', after = ''] = pattern
    .replace(/\{nr(:[1-9])?\}/, '\u0000')
    .split('\u0000')
    .map((part) => part.replace('{jaar:2}', today.slice(2, 4)).replace('{jaar}', today.slice(0, 4)))
  const counter =
    number.startsWith(before) && number.endsWith(after) ? number.slice(before.length, number.length - after.length) : ''
  return /^\d{1,9}$/.test(counter) ? Number(counter) : 0
}
