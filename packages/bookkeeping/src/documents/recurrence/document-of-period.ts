import type { SupplyDays } from '../supply.ts'
import type { BillingPeriod } from './billing-periods.ts'
import { indexedPrice, priceOfPart, type Indexation } from './indexation.ts'
import { withPeriod } from './period-text.ts'

interface RepeatedLine {
  readonly description: string
  readonly unitPrice: string
}

interface RepeatedText<Line extends RepeatedLine> {
  readonly reference: string
  readonly note: string
  readonly lines: readonly Line[]
}

/** The texts and lines of one period: the period in words, prices of that day, and of a part of a period its share. */
export function documentOfPeriod<Line extends RepeatedLine, Given extends RepeatedText<Line>>(
  given: Given & { readonly lines: readonly Line[] },
  period: BillingPeriod,
  { indexation, spreads }: { readonly indexation: Indexation | null; readonly spreads: boolean },
): Omit<Given, 'lines'> & { lines: (Line & { periodFrom?: string; periodTo?: string })[] } {
  return {
    ...given,
    reference: withPeriod(given.reference, period),
    note: withPeriod(given.note, period),
    lines: given.lines.map((line) => ({
      ...line,
      description: describe(line.description, period),
      unitPrice: priceOfPart(indexedPrice(line.unitPrice, indexation, period.from), period.part),
      ...(spreads && { periodFrom: period.from, periodTo: period.to }),
    })),
  }
}

function describe(description: string, period: BillingPeriod & SupplyDays): string {
  const text = withPeriod(description, period)
  return period.part === null ? text : `${text} (${period.part.days} van ${period.part.ofDays} dagen)`
}
