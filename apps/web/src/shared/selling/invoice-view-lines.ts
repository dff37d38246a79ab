import type { CompanyProfile } from '@klopt/api-client/contract'
import { depositLines, supplyOf, supplyText, vatLabel, type PaperLine } from '@klopt/bookkeeping/documents'
import { resolveVatCode, vatRate } from '@klopt/bookkeeping/vat'
import { computeDecimal, parseDecimal } from '@klopt/validators'
import { splitQuantity, type Draft, type DraftLine } from './draft.ts'
import type { ListedDeposits } from './draft-totals.ts'
import type { PaperWords } from './paper-words.ts'

interface AroundLine {
  readonly amountCents: number
  /** The day whose rate it has. */
  readonly date: string
  readonly draft: Draft
  readonly profile: CompanyProfile
  /** The country of sales under the one-stop shop. */
  readonly destination?: string | null | undefined
  readonly words: PaperWords
}

/** A line that was filled in. */
export function invoiceViewLine(line: DraftLine, around: AroundLine): PaperLine {
  const { amountCents, date, draft, profile, destination, words } = around
  const { texts, format, language } = words
  const [title = '', ...described] = line.description.split('\n')
  const details = [...described, ...ownSupply(line, draft, words)]
  const discount = parseDecimal(line.discountPercent)
  const price = computeDecimal(line.unitPrice)
  const vatCode = resolveVatCode(line.vatCode, date, profile.smallBusinessScheme)
  return {
    key: line.key,
    title,
    details: discount && discount !== '0' ? [...details, texts.discountOf(format.percent(discount))] : details,
    quantity: [quantityText(line.quantity.trim() || '1', format), line.unit].join(' ').trim(),
    unitPrice: price === null ? line.unitPrice : format.price(price),
    vat: vatLabel({ vatCode, ratePercent: vatRate(vatCode, date, destination, line.ossRateBasisPoints) }, language),
    amount: format.money(amountCents),
  }
}

/** The deposits that it takes off, or gives back, as lines. */
export function listedLines(
  { pricesIncludeVat }: Draft,
  { deposits = [], returns = false }: Partial<ListedDeposits> = {},
  { format, language }: PaperWords,
): PaperLine[] {
  return depositLines(deposits, { pricesIncludeVat, returns }).map(({ description, quantity, total }, index) => ({
    key: `deposit-${index}`,
    title: description,
    details: [],
    quantity: format.decimal(quantity),
    unitPrice: format.money(quantity === '-1' ? -total.amountCents : total.amountCents),
    vat: vatLabel(total, language),
    amount: format.money(total.amountCents),
  }))
}

/** What a line says of its own supply, where it is not the document's. */
function ownSupply(line: DraftLine, draft: Draft, { texts, language }: PaperWords): string[] {
  const own = supplyOf(line, {})
  const document = supplyOf({}, draft) ?? { from: draft.invoiceDate, to: draft.invoiceDate }
  if (own === null || (own.from === document.from && own.to === document.to)) return []
  return [texts.supplied(supplyText(own, language))]
}

/** A quantity with its unit; what cannot be read stays as it was typed. */
function quantityText(typed: string, { decimal }: PaperWords['format']): string {
  const { quantity, unit } = splitQuantity(typed)
  const value = parseDecimal(quantity)
  return value === null ? typed : `${decimal(value)} ${unit}`.trim()
}
