import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { bookableCurrency } from './bookable-currencies.ts'
import { following, lineTotals } from './amounts.ts'
import { firstLine, type AmountField, type BookingDraft, type DraftLine } from './draft.ts'
import { isVatField, lineField, type FieldName } from './fields.ts'

export type Proposal = ResponseOf<typeof contract.purchases.proposal>

const amountFields: readonly AmountField[] = ['grossCents', 'vatCents', 'netCents']

/** Fills what was read into what nobody touched yet. */
export function withProposal(
  draft: BookingDraft,
  proposal: Proposal,
  touched: ReadonlySet<FieldName>,
  today: string,
): BookingDraft {
  const fresh = <T>(field: FieldName, read: T | null | undefined, known: T): T =>
    touched.has(field) ? known : (read ?? known)
  const head: BookingDraft = {
    ...draft,
    kind: proposal.kind,
    contactId: fresh('supplier', proposal.supplier.contactId, draft.contactId),
    number: fresh('number', proposal.number?.value, draft.number),
    invoiceDate: fresh('invoiceDate', proposal.invoiceDate?.value, draft.invoiceDate),
    dueDate: fresh('dueDate', proposal.dueDate?.value, draft.dueDate),
    foreignVat: fresh('foreignVat', proposal.foreignVat, draft.foreignVat),
    currency: fresh('currency', bookableCurrency(proposal.currency), draft.currency),
    paymentReference: fresh('paymentReference', proposal.paymentReference?.value, draft.paymentReference),
  }
  const isTouched = [...touched].some((field) => isAmountField(field) || field === 'lines' || isVatField(field))
  return isTouched ? head : withAmounts(head, proposal, today)
}

const isAmountField = (field: FieldName) =>
  field === 'account' || field === 'vatCode' || amountFields.some((name) => name === field)

function withAmounts(draft: BookingDraft, proposal: Proposal, today: string): BookingDraft {
  const lines = proposal.lines.map((line): DraftLine => {
    const { accountName: _name, ...rest } = line
    return { ...rest, key: crypto.randomUUID() }
  })
  if (lines.length > 1) {
    const statedVat = Object.fromEntries(proposal.statedVat.map(({ vatCode, vatCents }) => [vatCode, vatCents]))
    const grossCents = amountOf(proposal, 'grossCents')
    return { ...draft, mode: 'lines', lines, pricesIncludeVat: proposal.pricesIncludeVat, statedVat, grossCents }
  }
  const [line] = lines
  const read = Object.fromEntries(amountFields.map((field) => [field, amountOf(proposal, field)]))
  const amounts = { grossCents: null, vatCents: null, netCents: null, ...read } as Record<AmountField, number | null>
  // What was worked out there is worked out here: it proves nothing, and follows when somebody changes an amount.
  const given = amountFields.filter((field) => amounts[field] !== null && proposal[field]?.isComputed === false)
  return following({ ...draft, mode: 'totals', lines: [line ?? firstLine(draft)], ...amounts, given }, today)
}

/** An amount as it is typed: of a credit invoice positive too. */
function amountOf(proposal: Proposal, field: AmountField): number | null {
  const read = proposal[field]
  if (read === null) return null
  return proposal.kind === 'credit_invoice' ? Math.abs(read.value) : read.value
}

/** The fields that stand as they were read. */
export function readFields(draft: BookingDraft, proposal: Proposal | null): ReadonlySet<FieldName> {
  if (proposal === null) return new Set()
  const line = firstLine(draft)
  const [read] = proposal.lines
  const isOneLine = draft.mode === 'totals'
  const matches: Partial<Record<FieldName, boolean>> = {
    supplier: isSame(draft.contactId, proposal.supplier.contactId),
    number: isSame(draft.number, proposal.number?.value),
    invoiceDate: isSame(draft.invoiceDate, proposal.invoiceDate?.value),
    dueDate: isSame(draft.dueDate, proposal.dueDate?.value),
    paymentReference: isSame(draft.paymentReference, proposal.paymentReference?.value),
    grossCents: isSame(draft.grossCents, amountOf(proposal, 'grossCents')),
    vatCents: isOneLine && isSame(draft.vatCents, amountOf(proposal, 'vatCents')),
    netCents: isOneLine && isSame(draft.netCents, amountOf(proposal, 'netCents')),
    vatCode: isOneLine && isSame(line.vatCode, read?.vatCode),
    account: isOneLine && isSame(line.accountId, read?.accountId),
  }
  const fields = (Object.keys(matches) as FieldName[]).filter((field) => matches[field] === true)
  const lines = isOneLine
    ? []
    : draft.lines.filter((each) => isReadLine(each, proposal)).map(({ key }) => lineField(key))
  return new Set([...fields, ...lines])
}

/** The fields whose value stands nowhere: it was worked out from others, here or where the document was read. */
export function computedFields(draft: BookingDraft, proposal: Proposal | null, today: string): ReadonlySet<FieldName> {
  const read = readFields(draft, proposal)
  const wasWorkedOut = (field: AmountField | 'dueDate') =>
    read.has(field) && proposal?.[field]?.isComputed === true && draft.picks[field] === undefined
  const follows = (field: AmountField) =>
    draft.mode === 'totals' && draft[field] !== null && !read.has(field) && !draft.given.includes(field)
  const sums = draft.mode === 'lines' ? lineTotals(draft, today) : null
  const isOurSum = (field: AmountField) =>
    field !== 'grossCents' &&
    proposal?.[field]?.isComputed === true &&
    isSame(sums?.[field] ?? null, amountOf(proposal, field))
  const amounts = amountFields.filter((field) => follows(field) || wasWorkedOut(field) || isOurSum(field))
  return new Set(wasWorkedOut('dueDate') ? [...amounts, 'dueDate'] : amounts)
}

const isSame = <T>(value: T | null, read: T | null | undefined): boolean =>
  read !== null && read !== undefined && read !== '' && value === read

const isReadLine = ({ amountCents, vatCode, accountId }: DraftLine, { lines }: Proposal): boolean =>
  lines.some((read) => read.amountCents === amountCents && read.vatCode === vatCode && read.accountId === accountId)

/** Where the value of a field stands in the document, by the proposal. */
export function placeOf(proposal: Proposal | null, field: FieldName) {
  if (proposal === null) return null
  const { number, invoiceDate, dueDate, paymentReference, grossCents, vatCents, netCents, supplier } = proposal
  const places: Partial<Record<FieldName, { place: PlaceOf } | null>> = {
    number,
    invoiceDate,
    dueDate,
    paymentReference,
    grossCents,
    vatCents,
    netCents,
    supplier: supplier.name,
    'new:name': supplier.name,
    'new:kvkNumber': supplier.kvkNumber,
    'new:iban': supplier.iban,
    'new:postcode': supplier.postcode,
    'new:vatNumber': supplier.vatNumber,
  }
  return places[field]?.place ?? null
}
type PlaceOf = NonNullable<Proposal['number']>['place']
