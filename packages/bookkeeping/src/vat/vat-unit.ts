import { addDays } from '@klopt/validators'

/** The days on which somebody was of a VAT fiscal unit; without an end they still are. */
export interface VatUnitSpan {
  readonly from: string
  readonly until: string | null
}

/** Whether a day lies in one of the spans. */
export const isInVatUnitOn = (spans: readonly VatUnitSpan[], day: string): boolean =>
  spans.some(({ from, until }) => from <= day && (until === null || day <= until))

/** Begins or ends membership on a day, the first of which nothing was filed: what came before it stays as it was. */
export function withVatUnit(spans: readonly VatUnitSpan[], isMember: boolean, openFrom: string): VatUnitSpan[] {
  const before = spans
    .filter(({ from }) => from < openFrom)
    .map(({ from, until }) => ({ from, until: until === null || until >= openFrom ? addDays(openFrom, -1) : until }))
  if (!isMember) return before
  const last = before.at(-1)
  const goesOn = last?.until === addDays(openFrom, -1)
  return goesOn
    ? [...before.slice(0, -1), { from: last.from, until: null }]
    : [...before, { from: openFrom, until: null }]
}
