import { formatDecimal } from '@klopt/validators'
import type { Decimal } from '../money/decimal.ts'
import type { VatCode } from '../vat/vat-codes.ts'

/** What decides the words; the code may come from the wire, where it is text. */
interface Taxed {
  readonly vatCode: string
  readonly ratePercent: Decimal
}

/** A line of the VAT summary of a paper. */
export interface VatSummaryRow {
  /** What follows 'Btw': '21%', 'verlegd'. */
  label: string
  baseCents: number
  vatCents: number
}

/** `onLine` stands in a narrow column, `inSummary` after 'Btw'. */
interface Words {
  onLine: string
  inSummary: string
}

/** To the letter where the VAT is (article 35a, first paragraph, Wet OB; article 226, 11a, Directive 2006/112/EC). */
const reverse: Words = { onLine: 'Verlegd', inSummary: 'verlegd' }

/**
 * The codes of which the percentage alone would be no truth or not the whole one. A rate of 0% is that of article 9,
 * second paragraph, under b, Wet OB with its table II, which holds export and goods to another EU country; what is
 * exempt or not taxed here has no rate. Each exemption has words of its own, since the amount of each is asked for
 * (article 35a, first paragraph). The sentence that explains it is that of `legalMentions`.
 */
const WORDS: Partial<Record<string, Words>> = {
  sale_reverse: reverse,
  sale_eu_services: reverse,
  sale_eu_triangular: reverse,
  sale_eu_goods: { onLine: '0%', inSummary: '0% (EU)' },
  sale_export: { onLine: '0%', inSummary: '0% (export)' },
  sale_exempt: { onLine: 'Vrijgesteld', inSummary: 'vrijgesteld' },
  sale_kor: { onLine: 'Vrijgesteld', inSummary: 'vrijgesteld (KOR)' },
  sale_eu_installation: { onLine: 'Buitenland', inSummary: 'buitenland' },
  sale_margin: { onLine: 'Marge', inSummary: '' },
  sale_outside_scope: { onLine: 'N.v.t.', inSummary: 'n.v.t.' },
} satisfies Partial<Record<VatCode, Words>>

/** The VAT of a line of a paper: its rate, or a word where it has none. */
export function vatLabel({ vatCode, ratePercent }: Taxed): string {
  return WORDS[vatCode]?.onLine ?? percentage(ratePercent)
}

/**
 * The VAT summary of a paper (article 35a, first paragraph, Wet OB: the amount per rate or exemption), in the order of
 * the totals. Codes with the same words are one line, with their amounts in cents added up.
 */
export function vatSummary({ vat }: { vat: readonly (Taxed & Omit<VatSummaryRow, 'label'>)[] }): VatSummaryRow[] {
  const rows = new Map<string, VatSummaryRow>()
  for (const { vatCode, ratePercent, baseCents, vatCents } of vat) {
    // No VAT may be told of used goods (article 28h, second paragraph, Wet OB).
    if (vatCode === 'sale_margin') continue
    const label = WORDS[vatCode]?.inSummary ?? ossWords(vatCode, ratePercent) ?? percentage(ratePercent)
    const before = rows.get(label)
    rows.set(label, {
      label,
      baseCents: baseCents + (before?.baseCents ?? 0), // zero: the first of its line
      vatCents: vatCents + (before?.vatCents ?? 0), // zero: the first of its line
    })
  }
  return [...rows.values()]
}

/**
 * A line of the summary as it is read: 'Btw 21% over 1.750,00', or 'Btw 21%' where its base is left out. `base` is that
 * amount as the paper writes amounts.
 */
export function vatSummaryText({ label }: Pick<VatSummaryRow, 'label'>, base?: string): string {
  return base === undefined ? `Btw ${label}` : `Btw ${label} over ${base}`
}

/** Of another country's VAT, which is not added to that of here at the same rate. */
const ossWords = (vatCode: string, ratePercent: Decimal): string | null =>
  vatCode === 'sale_oss' ? `${percentage(ratePercent)} (OSS)` : null

const percentage = (ratePercent: Decimal): string => `${formatDecimal(ratePercent)}%`
