import { isPostponed, vatWithin, waitingShare } from '@klopt/bookkeeping/ledger'
import { isVatCode, resolveVatCode, VAT_CODES, type VatCode } from '@klopt/bookkeeping/vat'
import { formatMoney } from '@klopt/validators'
import type { Option } from '@klopt/ui'

/** What of an invoice is declared once it is paid (kasstelsel): null while its VAT is not filled in. */
export interface WaitingVat {
  readonly vatCode: VatCode
  readonly baseCents: number
  readonly vatCents: number | null
}

/** What decides how much waits. */
interface Item {
  readonly kind: 'receivable' | 'payable'
  readonly documentDate: string | null
  readonly amountCents: number | null
  readonly waiting: readonly WaitingVat[]
}

/** Stands for more codes than one, which a list of one choice cannot have. */
export const SEVERAL = 'several'

// Lodging is declared under the rate of its day: one chooses that.
const codes = Object.values(VAT_CODES).filter(
  ({ code }) => isPostponed(code) && resolveVatCode(code, '2000-01-01') === code,
)

/** What can be chosen; nothing waits under 'geen'. */
export const waitingOptions = (hasSeveral: boolean): readonly Option[] => [
  { value: '', label: 'geen' },
  // Short, in a narrow column: '21%' says it under 'Btw-code'.
  ...codes.map(({ code, label }) => ({ value: code, label: label.replace(/( btw)?( \(.*\))?$/, '') })),
  ...(hasSeveral ? [{ value: SEVERAL, label: 'meer codes' }] : []),
]

export const chosenCode = ({ waiting }: Item): string => (waiting.length > 1 ? SEVERAL : (waiting[0]?.vatCode ?? ''))

/** The VAT that waits, under whatever codes; null where nothing does or none was filled in. */
export const waitingCents = ({ waiting }: Item): number | null =>
  waiting.length === 0 || waiting.some(({ vatCents }) => vatCents === null)
    ? null
    : waiting.reduce((sum, { vatCents }) => sum + (vatCents ?? 0), 0)

/** The item with another code: its VAT is filled in from what is open. */
export function withCode<Of extends Item>(item: Of, value: string): Of {
  if (value === SEVERAL) return item
  return { ...item, waiting: isVatCode(value) ? [shareOf(item, value, proposed(item, value))] : [] }
}

/** The item with other VAT; of several codes nobody can tell whose it is. */
export function withVat<Of extends Item>(item: Of, vatCents: number | null): Of {
  const [only] = item.waiting
  return only === undefined || item.waiting.length > 1
    ? item
    : { ...item, waiting: [shareOf(item, only.vatCode, vatCents)] }
}

/** A changed item with what waits in step: VAT that nobody typed follows the amount and the date. */
export function inStep<Of extends Item>(before: Of, after: Of): Of {
  if (after.kind !== before.kind && after.kind === 'payable') return { ...after, waiting: [] }
  const [only] = after.waiting
  if (only === undefined || after.waiting.length > 1) return after
  const { vatCode, vatCents } = only
  const isFilledIn = vatCents === proposed(before, vatCode)
  return { ...after, waiting: [shareOf(after, vatCode, isFilledIn ? proposed(after, vatCode) : vatCents)] }
}

/** Over which turnover the VAT of an item is, while it is being typed. */
export function turnoverTip({ waiting }: Item): string | undefined {
  const [only] = waiting
  if (only === undefined || waiting.length > 1 || only.vatCents === null) return undefined
  return `over ${formatMoney(only.baseCents)} omzet`
}

/** Null while what is open or the day is not known, and where no rate tells it. */
const proposed = ({ documentDate, amountCents }: Item, vatCode: VatCode): number | null =>
  documentDate === null || amountCents === null ? null : vatWithin(vatCode, documentDate, amountCents)

const shareOf = ({ documentDate, amountCents }: Item, vatCode: VatCode, vatCents: number | null): WaitingVat =>
  vatCents === null || documentDate === null || amountCents === null
    ? { vatCode, baseCents: 0, vatCents }
    : waitingShare(vatCode, documentDate, amountCents, vatCents)
