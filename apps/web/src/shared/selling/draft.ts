import type { InvoiceInput, InvoiceLineInput, Product } from '@klopt/api-client/contract'
import { supplyFault } from '@klopt/bookkeeping/documents'
import { computeDecimal, formatDecimal, parseDecimal } from '@klopt/validators'
import { isInEuros, rateOf } from './draft-rate.ts'

export type SaleVatCode = InvoiceLineInput['vatCode']

/** A line while somebody types: numbers are text as the Dutch write it. */
export interface DraftLine {
  /** Stays with the line while it moves; not on the wire. */
  readonly key: string
  readonly description: string
  /** With its unit, if it has one: `18,5 uur`. */
  readonly quantity: string
  /** A unit that cannot be told from a number when they stand together; empty for all usual ones. */
  readonly unit: string
  readonly unitPrice: string
  readonly discountPercent: string
  readonly vatCode: SaleVatCode
  /** Somebody chose its VAT code, so that a customer's does not take its place; not on the wire. */
  readonly hasChosenVatCode: boolean
  readonly accountId: number | null
  /** What was picked for it. */
  readonly productId?: number | null | undefined
  /** The same as a whole, and the price that it brought; not on the wire. */
  readonly product?: Product | undefined
  readonly productPrice?: string | undefined
  /** Of an estimate: the customer decides whether they want it, and whether it is ticked. */
  readonly optional?: boolean | undefined
  readonly chosen?: boolean | undefined
  /** The days that it is for, if any. */
  readonly periodFrom?: string | null | undefined
  readonly periodTo?: string | null | undefined
  /** When it was supplied, where that is not the document's day. */
  readonly supplyFrom?: string | null | undefined
  readonly supplyTo?: string | null | undefined
  /** Of used goods: what each was bought for, as the wire has it. */
  readonly purchasePrice?: string | null | undefined
  /** Under the one-stop shop: the rate that was chosen, in basis points; the standard one of the country without it. */
  readonly ossRateBasisPoints?: number | null | undefined
}

/** A draft while somebody types. */
export interface Draft {
  readonly contactId: number | null
  readonly invoiceDate: string | null
  /** When it was supplied: a day, or the first and last of a period. */
  readonly supplyFrom?: string | null | undefined
  readonly supplyTo?: string | null | undefined
  /** Where it was delivered, when that is not at the customer's address. */
  readonly deliveryPlace?: string | undefined
  readonly deliveryCountry?: string | null | undefined
  /** Of an invoice: the series of its number; null for the usual one. */
  readonly seriesId?: number | null | undefined
  /** Of an invoice: it asks for a part in advance. */
  readonly isDeposit?: boolean | undefined
  /** The deposits that it takes off, or as a credit invoice gives back. */
  readonly depositIds?: readonly number[] | undefined
  /** Of its prices; euros where it is absent. */
  readonly currency?: string | undefined
  /** How much of that currency one euro is, as the Dutch write it; empty for euros. */
  readonly exchangeRate?: string | undefined
  readonly paymentTermDays: string
  readonly reference: string
  readonly note: string
  readonly pricesIncludeVat: boolean
  readonly discountPercent: string
  readonly lines: readonly DraftLine[]
}

/** What a part of the form gets, whatever more the document has. */
export interface DraftPartProps {
  draft: Draft
  update: (change: <D extends Draft>(draft: D) => D) => void
  problems: DraftProblems
}

/** An empty line with the VAT code that goes with the customer. */
export function emptyLine(vatCode: SaleVatCode): DraftLine {
  return {
    key: crypto.randomUUID(),
    description: '',
    quantity: '1',
    unit: '',
    unitPrice: '',
    discountPercent: '',
    vatCode,
    hasChosenVatCode: false,
    accountId: null,
  }
}

/** Nothing was typed in the line, so that it is no part of the invoice yet. */
export const isEmptyLine = (line: DraftLine): boolean => line.description.trim() === '' && line.unitPrice.trim() === ''

/** The wire's draft as text to edit, with a line to begin with. */
export function draftOf(input: InvoiceInput): Draft {
  const lines = input.lines.map((line) => ({
    ...line,
    key: crypto.randomUUID(),
    hasChosenVatCode: true,
    ...quantityText(line),
    unitPrice: formatPrice(line.unitPrice),
    discountPercent: zeroAsEmpty(line.discountPercent),
  }))
  return {
    contactId: input.contactId,
    invoiceDate: input.invoiceDate,
    supplyFrom: input.supplyFrom,
    supplyTo: input.supplyTo,
    deliveryPlace: input.deliveryPlace,
    deliveryCountry: input.deliveryCountry,
    seriesId: input.seriesId,
    isDeposit: input.isDeposit,
    depositIds: input.depositIds,
    currency: input.currency,
    exchangeRate: input.exchangeRate ? formatDecimal(input.exchangeRate) : '',
    paymentTermDays: String(input.paymentTermDays),
    reference: input.reference,
    note: input.note,
    pricesIncludeVat: input.pricesIncludeVat,
    discountPercent: zeroAsEmpty(input.discountPercent),
    lines: lines.length > 0 ? lines : [emptyLine('sale_high')],
  }
}

/** What is wrong, by path: `invoiceDate`, `lines.2.quantity`. Empty when the draft can be saved. */
export type DraftProblems = Readonly<Record<string, string>>

/** The draft as the wire has it, or why it cannot be sent yet. */
export function inputOf(
  draft: Draft,
): { input: InvoiceInput; problems: null } | { input: null; problems: DraftProblems } {
  const problems: Record<string, string> = {}
  const read = (path: string, text: string, ifEmpty: string, check = noProblem, parse = parseDecimal) => {
    if (text.trim() === '') return ifEmpty
    const value = parse(text)
    const problem = value === null ? NOT_ANUMBER : check(value)
    if (problem !== null) problems[path] = problem
    return value ?? ifEmpty
  }
  if (draft.invoiceDate === null) problems['invoiceDate'] = 'Vul een factuurdatum in'
  const supplyProblem = supplyFault(draft)
  if (supplyProblem) problems[supplyProblem.field] = supplyProblem.text
  const exchangeRate = rateOf(draft)
  if (exchangeRate === null && !isInEuros(draft)) problems['exchangeRate'] = 'Vul in hoeveel één euro is'
  const term = draft.paymentTermDays.trim()
  if (!/^\d{1,3}$/.test(term) || Number(term) > 365) problems['paymentTermDays'] = 'Vul 0 tot en met 365 dagen in'
  const lines = draft.lines.flatMap((line, index) => {
    if (isEmptyLine(line)) return []
    const at = (field: string) => `lines.${index}.${field}`
    if (line.description.trim() === '') problems[at('description')] = 'Vul een omschrijving in'
    const { key: _key, hasChosenVatCode: _chosen, product: _product, productPrice: _price, ...rest } = line
    const { quantity, unit } = splitQuantity(line.quantity)
    return {
      ...rest,
      unit: unit || line.unit,
      quantity: read(at('quantity'), quantity, '1', () => (unit.length > 20 ? 'Gebruik hoogstens 20 tekens' : null)),
      unitPrice: read(at('unitPrice'), line.unitPrice, '0', noProblem, computeDecimal),
      discountPercent: read(at('discountPercent'), line.discountPercent, '0', notAPercentage),
    }
  })
  const discountPercent = read('discountPercent', draft.discountPercent, '0', notAPercentage)
  if (Object.keys(problems).length > 0 || draft.invoiceDate === null) return { input: null, problems }
  const {
    contactId,
    invoiceDate,
    supplyFrom,
    supplyTo,
    deliveryPlace,
    deliveryCountry,
    seriesId,
    isDeposit,
    depositIds,
    reference,
    note,
    pricesIncludeVat,
  } = draft
  const head = {
    contactId,
    invoiceDate,
    supplyFrom,
    supplyTo,
    deliveryPlace,
    deliveryCountry,
    seriesId,
    isDeposit,
    ...(depositIds && { depositIds: isDeposit ? [] : [...depositIds] }),
    ...(draft.currency !== undefined && { currency: draft.currency, exchangeRate }),
    paymentTermDays: Number(term),
    reference,
    note,
    pricesIncludeVat,
  }
  return { input: { ...head, discountPercent, lines }, problems: null }
}

/** A number, and then a unit that begins with a letter. */
const quantityShape = /^([^\p{L}]*)(\p{L}.*)?$/su

/** '18,5 uur' as its number and its unit. */
export function splitQuantity(text: string): { quantity: string; unit: string } {
  const [, quantity = text, unit = ''] = quantityShape.exec(text) ?? []
  return { quantity: quantity.trim(), unit: unit.trim() }
}

/** A number and its unit as they stand in a line. */
export function quantityText({
  quantity,
  unit,
}: Pick<InvoiceLineInput, 'quantity' | 'unit'>): Pick<DraftLine, 'quantity' | 'unit'> {
  const isUsual = unit === '' || (/^\p{L}/u.test(unit) && unit.trim() === unit)
  return isUsual
    ? { quantity: `${formatDecimal(quantity)} ${unit}`.trim(), unit: '' }
    : { quantity: formatDecimal(quantity), unit }
}

/** A quantity written as the Dutch do, with its unit; what cannot be read stays as it was typed. */
export function tidyQuantity(text: string): string {
  const { quantity, unit } = splitQuantity(text)
  const value = parseDecimal(quantity)
  return value === null ? text : `${formatDecimal(value)} ${unit}`.trim()
}

/** A number written as the Dutch do; what cannot be read stays as it was typed. */
export function tidyDecimal(text: string): string {
  const value = parseDecimal(text)
  return value === null ? text : formatDecimal(value)
}

const NOT_ANUMBER = 'Geen getal'

const noProblem = (_value: string): string | null => null

function notAPercentage(value: string): string | null {
  return Number(value) < 0 || Number(value) > 100 ? '0 tot 100' : null
}

const zeroAsEmpty = (decimal: string): string => (decimal === '0' ? '' : formatDecimal(decimal))

/** A price with at least two decimals, as amounts are read: '85' is '85,00', '59.1667' is '59,1667'. */
export function formatPrice(decimal: string): string {
  const text = formatDecimal(decimal)
  const decimals = text.split(',')[1]?.length ?? 0
  if (decimals === 0) return `${text},00`
  return decimals === 1 ? `${text}0` : text
}
