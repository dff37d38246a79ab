import type { PurchaseInput } from '@klopt/api-client/contract'
import { EURO } from '@klopt/bookkeeping/money'

export type PurchaseLine = PurchaseInput['lines'][number]
export type PurchaseVatCode = PurchaseLine['vatCode']
export type Place = Omit<PurchaseInput['picks'][number], 'field'>
export type PickedField = PurchaseInput['picks'][number]['field']

/** The amounts of a purchase whose lines are not told apart. */
export type AmountField = 'grossCents' | 'vatCents' | 'netCents'

export interface DraftLine extends Omit<PurchaseLine, 'amountCents'> {
  /** Stays with the line while others come and go. */
  readonly key: string
  /** Null while it is empty. */
  readonly amountCents: number | null
}

/** A purchase while somebody books it. Its amounts are positive, of a credit invoice too. */
export interface BookingDraft {
  readonly kind: PurchaseInput['kind']
  readonly contactId: number | null
  readonly number: string
  readonly invoiceDate: string | null
  readonly dueDate: string | null
  /** When it came, where that was later than its date. */
  readonly receivedOn: string | null
  /** VAT of another EU country in what it costs, while it is filled in. */
  readonly foreignVat: { readonly country: string | null; readonly vatCents: number | null } | null
  /** Of its amounts. */
  readonly currency: string
  /** How much of that currency one euro is, as the Dutch write it; empty for euros. */
  readonly exchangeRate: string
  readonly paymentReference: string
  /** As three amounts with one VAT code and one account (those of the first line), or line by line. */
  readonly mode: 'totals' | 'lines'
  /** Line by line: what the paper asks, to compare with. */
  readonly grossCents: number | null
  readonly vatCents: number | null
  readonly netCents: number | null
  /** Which of the amounts were typed or read; the others follow from them. */
  readonly given: readonly AmountField[]
  /** Line by line: whether their amounts include VAT. */
  readonly pricesIncludeVat: boolean
  /** At least one. */
  readonly lines: readonly DraftLine[]
  /** Line by line: VAT as the paper says it, per code. */
  readonly statedVat: Readonly<Partial<Record<PurchaseVatCode, number>>>
  /** Where in the document values were picked. */
  readonly picks: Readonly<Partial<Record<PickedField, Place>>>
}

export const newLine = (like?: Pick<DraftLine, 'vatCode' | 'accountId'>): DraftLine => ({
  key: crypto.randomUUID(),
  description: '',
  amountCents: null,
  vatCode: like?.vatCode ?? 'purchase_high',
  accountId: like?.accountId ?? null,
})

/** A purchase of which nothing is known. */
export const emptyDraft = (): BookingDraft => ({
  kind: 'invoice',
  contactId: null,
  number: '',
  invoiceDate: null,
  dueDate: null,
  receivedOn: null,
  foreignVat: null,
  currency: EURO,
  exchangeRate: '',
  paymentReference: '',
  mode: 'totals',
  grossCents: null,
  vatCents: null,
  netCents: null,
  given: [],
  pricesIncludeVat: false,
  lines: [newLine()],
  statedVat: {},
  picks: {},
})

/** The line that the three amounts are booked as. */
export const firstLine = ({ lines }: BookingDraft): DraftLine => lines[0] ?? newLine()

/** Whether it has a line without VAT, in which that of another country can be. */
export const bearsNoVat = (draft: BookingDraft): boolean =>
  (draft.mode === 'totals' ? [firstLine(draft)] : draft.lines).some(({ vatCode }) => vatCode === 'purchase_none')

/** Changes one line. */
export const withLine = (draft: BookingDraft, key: string, change: Partial<DraftLine>): BookingDraft => ({
  ...draft,
  lines: draft.lines.map((line) => (line.key === key ? { ...line, ...change } : line)),
})

/** Forgets where a value was picked. */
export function withoutPick(draft: BookingDraft, field: PickedField): BookingDraft {
  const { [field]: _forgotten, ...picks } = draft.picks
  return { ...draft, picks }
}
