import type { Decimal } from '../money/decimal.ts'
import { paperFormats, paperTexts, type PaperLanguage, type VatWords } from '../paper/index.ts'

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

/**
 * The codes of which the percentage alone would be no truth or not the whole one. A rate of 0% is that of article 9,
 * second paragraph, under b, Wet OB with its table II, which holds export and goods to another EU country; what is
 * exempt or not taxed here has no rate. Each exemption has words of its own, since the amount of each is asked for
 * (article 35a, first paragraph). The sentence that explains it is that of `legalMentions`.
 */
const wordsOf = (vatCode: string, language: PaperLanguage): VatWords | undefined => {
  const words: Partial<Record<string, VatWords>> = paperTexts(language).vatWords
  return words[vatCode]
}

/** The VAT of a line of a paper: its rate, or a word where it has none. */
export function vatLabel({ vatCode, ratePercent }: Taxed, language: PaperLanguage = 'nl'): string {
  return wordsOf(vatCode, language)?.onLine ?? paperFormats[language].percent(ratePercent)
}

/**
 * The VAT summary of a paper (article 35a, first paragraph, Wet OB: the amount per rate or exemption), in the order of
 * the totals. Codes with the same words are one line, with their amounts in cents added up.
 */
export function vatSummary(
  { vat }: { vat: readonly (Taxed & Omit<VatSummaryRow, 'label'>)[] },
  language: PaperLanguage = 'nl',
): VatSummaryRow[] {
  const { percent } = paperFormats[language]
  const rows = new Map<string, VatSummaryRow>()
  for (const { vatCode, ratePercent, baseCents, vatCents } of vat) {
    // No VAT may be told of used goods (article 28h, second paragraph, Wet OB).
    if (vatCode === 'sale_margin') continue
    const label = wordsOf(vatCode, language)?.inSummary ?? `${percent(ratePercent)}${ossWords(vatCode)}`
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
 * Whether a paper may say what it comes to without VAT: not where the prices of used goods hold VAT that it may not tell
 * (article 28h, second paragraph, Wet OB), which its summary leaves out.
 */
export function tellsNet({ vat, netCents }: { vat: readonly VatSummaryRow[]; netCents: number }): boolean {
  return vat.reduce((sum, { baseCents }) => sum + baseCents, 0) === netCents
}

/**
 * A line of the summary as it is read: 'Btw 21% over 1.750,00', or 'Btw 21%' where its base is left out. `base` is that
 * amount as the paper writes amounts.
 */
export function vatSummaryText(
  { label }: Pick<VatSummaryRow, 'label'>,
  base: string | null = null,
  language: PaperLanguage = 'nl',
): string {
  return paperTexts(language).vatRow(label, base)
}

/** Of another country's VAT, which is not added to that of here at the same rate. */
const ossWords = (vatCode: string): string => (vatCode === 'sale_oss' ? ' (OSS)' : '')
