import * as v from 'valibot'
import { saleVatCode } from './vat-codes.ts'
import { cents, date, decimal, id, optionalText, requiredText } from './wire.ts'

/** Over how many months, or which percentage of its cost a year. */
const depreciationMethod = v.variant('kind', [
  v.object({ kind: v.literal('months'), months: v.pipe(v.number(), v.integer('Vul een aantal maanden in')) }),
  v.object({ kind: v.literal('percent'), percent: decimal }),
])

/** The line of a purchase that an asset was bought by. */
export const assetSource = v.object({ purchaseId: id, lineNumber: v.pipe(v.number(), v.integer(), v.minValue(1)) })

/** No more than an entry holds. */
const atMostAnEntry = v.pipe(cents, v.maxValue(999_999_999_99, 'Vul hoogstens € 999.999.999,99 in'))

export const assetInput = v.object({
  name: requiredText(200),
  note: v.optional(optionalText(2000), ''),
  /** Where its cost stands. */
  accountId: id,
  /** Null takes those that go with the account. */
  depreciationAccountId: v.optional(v.nullable(id)),
  expenseAccountId: v.optional(v.nullable(id)),
  /** Without VAT that is deducted. */
  costCents: atMostAnEntry,
  residualCents: v.optional(cents, 0),
  inUseOn: date,
  /** When it was bought, where that was before it came into use; of a purchase its own day. */
  acquiredOn: v.optional(v.nullable(date), null),
  /** Null for what keeps its value, such as land. */
  method: v.nullable(depreciationMethod),
  every: v.optional(v.picklist(['month', 'year'], 'Kies maand of jaar'), 'month'),
  /** Of its purchase, where no purchase in these books tells it: the revision of deducted VAT is reckoned by it. */
  vatCents: v.optional(v.nullable(cents), null),
  /** Of what was in use before these books: their first day and what was depreciated by then. */
  takenOver: v.optional(v.nullable(v.object({ day: date, depreciatedCents: cents })), null),
})
export type AssetInput = v.InferInput<typeof assetInput>

export const impairmentInput = v.object({ day: date, cents })

export const disposalInput = v.object({
  kind: v.picklist(['sold', 'scrapped'], 'Kies verkocht of afgedankt'),
  date,
  /** What was paid for it with its VAT, and where that came in; nothing when an invoice says so. */
  proceeds: v.optional(
    v.nullable(v.object({ cents: atMostAnEntry, vatCode: v.nullable(saleVatCode), accountId: id })),
    null,
  ),
})
export type DisposalInput = v.InferInput<typeof disposalInput>
