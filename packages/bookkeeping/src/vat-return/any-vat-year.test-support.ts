import fc from 'fast-check'
import { INVOICE_VAT_CODES, VAT_CODES, type VatCode } from '../vat/vat-codes.ts'
import type { VatFrequency } from '../vat/vat-periods.ts'

/** Those of used goods and of the one-stop shop ask more than a code, and have tests of their own. */
const codes = (Object.keys(VAT_CODES) as VatCode[]).filter((code) => !INVOICE_VAT_CODES.includes(code))

/** One thing somebody does in a year; `pick` chooses among what there is, `day` counts from the first. */
export interface YearAct {
  readonly kind: keyof typeof WEIGHTS
  readonly code: VatCode
  readonly pick: number
  readonly day: number
  readonly cents: number
}

const WEIGHTS = {
  book: 12,
  receive: 3,
  reverse: 3,
  credit: 3,
  file: 5,
  takeBack: 2,
  decide: 3,
  correct: 4,
  process: 3,
  takeCorrectionBack: 2,
  smallBusiness: 1,
  scheme: 1,
  changeFrequency: 1,
}

/** How often somebody may file. */
export const anyFrequency: readonly VatFrequency[] = ['month', 'quarter', 'year']

/** Any year of some frequency: every VAT code, filed and corrected at moments of chance. */
export const anyYear = fc.record({
  frequency: fc.constantFrom(...anyFrequency),
  acts: fc.array(
    fc.record<YearAct>({
      kind: fc.oneof(
        ...Object.entries(WEIGHTS).map(([kind, weight]) => ({
          weight,
          arbitrary: fc.constant(kind as keyof typeof WEIGHTS),
        })),
      ),
      code: fc.constantFrom(...codes),
      pick: fc.nat(30),
      day: fc.nat(500),
      cents: fc.oneof(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 1, max: 900_000 })),
    }),
    { minLength: 15, maxLength: 40, size: 'max' },
  ),
})
