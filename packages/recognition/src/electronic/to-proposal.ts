import { addDays, daysBetween } from '@klopt/validators'
import type { Candidate, KnownSupplier, Proposal, VatLine } from '../proposal-types.ts'
import { fold } from '../layout/fold.ts'
import { derived } from '../ranking/candidates.ts'
import { termsIn } from '../values/terms.ts'
import type { ElectronicInvoice } from './electronic-invoice.ts'

/** An electronic invoice as a proposal: every value is certain and stands nowhere on a page. */
export function toProposal(invoice: ElectronicInvoice, known: KnownSupplier | null): Proposal {
  // A negative invoice is a credit invoice by another name, and the other way round.
  const isNegative = (invoice.grossCents ?? 0) < 0
  const sign = isNegative ? -1 : 1
  const dates = datesOf(invoice)
  const { name, ...identity } = invoice.supplier
  const supplier = {
    name: exact(name),
    kvkNumber: exact(identity.kvkNumber),
    vatNumber: exact(identity.vatNumber),
    iban: exact(identity.iban),
    postcode: exact(identity.postcode),
    emailAddress: exact(identity.emailAddress),
  }
  const fields = {
    invoiceNumber: exact(invoice.number),
    invoiceDate: exact(invoice.issueDate),
    ...dates,
    grossCents: exact(signed(invoice.grossCents, sign)),
    netCents: exact(signed(invoice.netCents, sign)),
    vatCents: exact(signed(vatOf(invoice), sign)),
    paymentReference: exact(invoice.paymentReference),
  }
  const { name: supplierName, ...numbers } = supplier
  return {
    kind: invoice.isCredit !== isNegative ? 'credit_invoice' : 'invoice',
    currency: invoice.currency ?? 'EUR',
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
  const [term] = termsIn(fold(paymentTerms ?? '')).filter(({ score }) => score > 0.4)
  const days = issueDate && dueDate ? daysBetween(issueDate, dueDate) : term ? Number(term.value) : null
  const due = dueDate ?? (issueDate && days !== null ? addDays(issueDate, days) : null)
  return { dueDate: exact(due), paymentTermDays: exact(days !== null && days >= 0 ? days : null) }
}

/** Files of small profiles leave the total of the VAT out. */
function vatOf({ vatCents, grossCents, netCents }: ElectronicInvoice): number | null {
  return vatCents ?? (grossCents !== null && netCents !== null ? grossCents - netCents : null)
}

/** One line per Dutch rate; nothing when there is VAT at another rate, which is not deducted here. */
function vatLinesOf({ subtotals }: ElectronicInvoice, sign: number): VatLine[] {
  const lines = [21, 9, 0].flatMap((rate) => {
    const same = subtotals.filter(({ percent }) => percent === rate)
    const sum = (amounts: number[]) =>
      signed(
        amounts.reduce((total, amount) => total + amount, 0),
        sign,
      ) ?? 0
    const baseCents = sum(same.map((subtotal) => subtotal.baseCents))
    const vatCents = sum(same.map((subtotal) => subtotal.vatCents))
    return same.length > 0 ? [{ ratePercent: rate as VatLine['ratePercent'], baseCents, vatCents }] : []
  })
  return subtotals.every(({ percent }) => percent === 21 || percent === 9 || percent === 0) ? lines : []
}

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
