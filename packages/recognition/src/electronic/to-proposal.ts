import { addDays, daysBetween } from '@klopt/validators'
import type { Candidate, KnownSupplier, Proposal, ShiftedVat, VatLine } from '../proposal-types.ts'
import { fold } from '../layout/fold.ts'
import { derived } from '../ranking/candidates.ts'
import { UNKNOWN_CURRENCY } from '../values/currencies.ts'
import { termsIn } from '../values/terms.ts'
import type { ElectronicInvoice } from './electronic-invoice.ts'

/** What a form takes. A file can hold megabytes in the place of a number. */
const LONGEST = { name: 200, postcode: 20, emailAddress: 254, number: 100, paymentReference: 140, currency: 10 }

/** An electronic invoice as a proposal: every value is certain and stands nowhere on a page. */
export function toProposal(invoice: ElectronicInvoice, known: KnownSupplier | null): Proposal {
  // A negative invoice is a credit invoice by another name, and the other way round.
  const isNegative = invoice.grossCents !== null && invoice.grossCents < 0
  const sign = isNegative ? -1 : 1
  const dates = datesOf(invoice)
  const { name, ...identity } = invoice.supplier
  const supplier = {
    name: exact(lineOf(name)?.slice(0, LONGEST.name).trim() ?? null),
    kvkNumber: exact(identity.kvkNumber),
    vatNumber: exact(identity.vatNumber),
    iban: exact(identity.iban),
    postcode: exact(fitting(identity.postcode, LONGEST.postcode)),
    emailAddress: exact(fitting(identity.emailAddress, LONGEST.emailAddress)),
  }
  const fields = {
    invoiceNumber: exact(fitting(invoice.number, LONGEST.number)),
    invoiceDate: exact(invoice.issueDate),
    ...dates,
    grossCents: exact(signed(invoice.grossCents, sign)),
    netCents: exact(signed(invoice.netCents, sign)),
    vatCents: exact(signed(vatOf(invoice), sign)),
    paymentReference: exact(fitting(invoice.paymentReference, LONGEST.paymentReference)),
  }
  const { name: supplierName, ...numbers } = supplier
  return {
    kind: invoice.isCredit !== isNegative ? 'credit_invoice' : 'invoice',
    currency: fitting(invoice.currency, LONGEST.currency)?.toUpperCase() ?? UNKNOWN_CURRENCY,
    supplier: { id: known?.id ?? null, ...supplier },
    ...fields,
    vatLines: vatLinesOf(invoice, sign),
    alternatives: alternativesOf({ supplierName, ...numbers, ...fields }),
  }
}

function datesOf({
  issueDate,
  dueDate,
  paymentTerms,
}: ElectronicInvoice): Pick<Proposal, 'dueDate' | 'paymentTermDays'> {
  const [term] = (paymentTerms === null ? [] : termsIn(fold(paymentTerms))).filter(({ score }) => score > 0.4)
  const days = issueDate && dueDate ? daysBetween(issueDate, dueDate) : term ? Number(term.value) : null
  const due = dueDate ?? (issueDate && days !== null ? addDays(issueDate, days) : null)
  return { dueDate: exact(due), paymentTermDays: exact(days !== null && days >= 0 ? days : null) }
}

/** Files of small profiles leave the total of the VAT out. */
function vatOf({ vatCents, grossCents, netCents }: ElectronicInvoice): number | null {
  return vatCents ?? (grossCents !== null && netCents !== null ? grossCents - netCents : null)
}

const KINDS: readonly { readonly rate: VatLine['ratePercent']; readonly shifted?: ShiftedVat }[] = [
  { rate: 21 },
  { rate: 9 },
  { rate: 0 },
  { rate: 0, shifted: 'reverse_charge' },
  { rate: 0, shifted: 'intra_community' },
]

/** One line per Dutch rate, and per reason why none was charged; nothing when there is VAT at another rate, which is not deducted here. */
function vatLinesOf({ subtotals }: ElectronicInvoice, sign: number): VatLine[] {
  const lines = KINDS.flatMap(({ rate, shifted }) => {
    const same = subtotals.filter((subtotal) => subtotal.percent === rate && subtotal.shifted === shifted)
    const sum = (amounts: number[]) =>
      signed(
        amounts.reduce((total, amount) => total + amount, 0),
        sign,
      )
    const baseCents = sum(same.map((subtotal) => subtotal.baseCents))
    const vatCents = sum(same.map((subtotal) => subtotal.vatCents))
    return same.length > 0 ? [{ ratePercent: rate, baseCents, vatCents, ...(shifted && { shifted }) }] : []
  })
  return subtotals.every(({ percent }) => percent === 21 || percent === 9 || percent === 0) ? lines : []
}

/** On one line. */
function lineOf(text: string | null): string | null {
  return text === null ? null : text.replace(/\s+/g, ' ').trim()
}

/** Null for a text that is longer: part of a number or an address is a wrong one. */
function fitting(text: string | null, longest: number): string | null {
  const line = lineOf(text)
  return line !== null && line.length <= longest ? line : null
}

function signed(cents: number, sign: number): number
function signed(cents: number | null, sign: number): number | null
function signed(cents: number | null, sign: number): number | null {
  return cents === null || cents === 0 ? cents : cents * sign
}

function exact<T>(value: T | null): Candidate<T> | null {
  return value === null ? null : derived(value, 1)
}

type Fields = { [F in keyof Proposal['alternatives']]: Proposal['alternatives'][F][number] | null }

function alternativesOf(fields: Fields): Proposal['alternatives'] {
  const list = <T>(candidate: T | null): T[] => (candidate === null ? [] : [candidate])
  return {
    supplierName: list(fields.supplierName),
    kvkNumber: list(fields.kvkNumber),
    vatNumber: list(fields.vatNumber),
    iban: list(fields.iban),
    postcode: list(fields.postcode),
    emailAddress: list(fields.emailAddress),
    invoiceNumber: list(fields.invoiceNumber),
    invoiceDate: list(fields.invoiceDate),
    dueDate: list(fields.dueDate),
    paymentTermDays: list(fields.paymentTermDays),
    grossCents: list(fields.grossCents),
    netCents: list(fields.netCents),
    vatCents: list(fields.vatCents),
    paymentReference: list(fields.paymentReference),
  }
}
