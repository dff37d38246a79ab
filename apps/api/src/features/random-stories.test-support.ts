import { vatCodeChoices, type VatCode } from '@klopt/bookkeeping/vat'
import fc from 'fast-check'
import type { Act } from './random-bookkeeper.test-support.ts'

/** Codes that the journal alone knows, on the account of their VAT. */
export const journalOnly: readonly VatCode[] = ['private_use', 'sale_other_rates']
export const journalCodes: readonly VatCode[] = [
  ...(['sale', 'purchase'] as const).flatMap((side) => vatCodeChoices(side).map(({ code }) => code)),
  ...journalOnly,
]

type Weights = Partial<Record<Act['kind'], number>>

/** What happens every day is done more often than what happens once a quarter. */
const weights: Weights = {
  invoice: 5,
  finalise: 1,
  credit: 2,
  purchase: 4,
  takeBack: 2,
  setOff: 2,
  undoSetOff: 1,
  changeScheme: 1,
  import: 6,
  pay: 5,
  book: 2,
  processCertain: 1,
  undo: 3,
  file: 2,
  deleteReturn: 1,
  decideLate: 1,
  correct: 1,
  moveCorrection: 2,
}

/** What VAT is made of; and with it what was late, filed and corrected. */
const vatWeights: Weights = {
  writeJournal: 12,
  reverseJournal: 4,
  invoice: 2,
  credit: 1,
  purchase: 1,
  takeBack: 1,
  changeScheme: 1,
  import: 1,
  pay: 1,
  undo: 1,
  file: 6,
  deleteReturn: 1,
  decideLate: 2,
  correct: 3,
  moveCorrection: 4,
  lock: 1,
  smallBusiness: 1,
  changeFrequency: 2,
}

/** Any number of things somebody does, in any order. */
const anyOf = (weighed: Weights, { fewest, most }: { fewest: number; most: number }) =>
  fc.array(
    fc.record<Act>({
      kind: fc.oneof(
        ...(Object.entries(weighed) as [Act['kind'], number][]).map(([kind, weight]) => ({
          weight,
          arbitrary: fc.constant(kind),
        })),
      ),
      pick: fc.nat(20),
      day: fc.nat(257),
      cents: fc.integer({ min: 1, max: 50_000 }),
    }),
    { minLength: fewest, maxLength: most, size: 'max' },
  )

export const anyActs = anyOf(weights, { fewest: 25, most: 60 })

/** A year of VAT alone: every code, and what is done with its returns. Amounts up to 500 euro, or some thousands. */
export const anyVatYear = anyOf(vatWeights, { fewest: 9, most: 15 }).map((story) =>
  story.map((act) => (act.pick % 4 === 0 ? { ...act, cents: act.cents * 20 } : act)),
)
