import { vatRate } from '@klopt/bookkeeping/vat'
import type { PurchaseInput } from '@klopt/api-client/contract'
import type { Proposal, VatLine } from '@klopt/recognition'
import { purchaseTotals } from '../purchase-totals.ts'

type Line = PurchaseInput['lines'][number]
type PurchaseVatCode = Line['vatCode']

/** Where lines are to be booked: as what was booked last, or on the account that the document speaks of. */
export interface Booking {
  readonly accountId: number
  readonly accountName: string
  readonly vatCode: PurchaseVatCode | null
}

export interface ProposedLines {
  readonly pricesIncludeVat: boolean
  readonly lines: (Line & { accountName: string | null })[]
  readonly statedVat: PurchaseInput['statedVat']
  /** VAT of another country that is in the costs of the lines. */
  readonly foreignVatCents: number
}

export interface LinesContext {
  /** Of the last booking of this supplier, the first line first. */
  readonly bookings: readonly Booking[]
  /** Decides the rates. */
  readonly date: string
  /** The supplier is in another country of the European Union. */
  readonly isForeign: boolean
  /** The paper says that the buyer owes the VAT. */
  readonly isReverseCharged: boolean
}

type Amounts = Pick<Proposal, 'kind' | 'vatLines' | 'netCents' | 'vatCents' | 'grossCents'>

/**
 * One line per rate of the VAT specification of a document; else one of its net amount where the VAT fits a rate, or of
 * its gross amount. Where the paper rounds its VAT in another way, that VAT is stated.
 */
export function proposedLines(proposal: Amounts, context: LinesContext): ProposedLines {
  const read = proposal.vatLines.length > 0 ? proposal.vatLines : vatLineOf(proposal)
  if (read.length === 0) return grossLine(proposal, context)
  const vatLines = read.map((line) => (isForeignVat(line, context) ? asCost(line) : line))
  const lines = vatLines.map((line) => lineOf(line.baseCents, codeOf(line, context), context))
  const statedVat = vatLines.flatMap(({ vatCents }, index) => {
    const vatCode = lines[index]?.vatCode
    return vatCode === undefined || vatCents === 0 ? [] : [{ vatCode, vatCents }]
  })
  const foreignVatCents = read.reduce((sum, line) => sum + (isForeignVat(line, context) ? line.vatCents : 0), 0)
  return {
    pricesIncludeVat: false,
    lines,
    statedVat: differing(proposal, lines, statedVat, context.date),
    foreignVatCents,
  }
}

/** Amounts of a whole document as the only line of its specification, when its VAT is that of one rate. */
function vatLineOf({ netCents: net, vatCents: vat, grossCents: gross }: Amounts): VatLine[] {
  const vatCents = vat?.value ?? (net && gross ? gross.value - net.value : null)
  const baseCents = net?.value ?? (vatCents !== null && gross ? gross.value - vatCents : null)
  if (baseCents === null || vatCents === null) return []
  const ratePercent = ([21, 9, 0] as const).find(
    (rate) => Math.abs(vatCents - (baseCents * rate) / 100) <= ROUNDING_CENTS,
  )
  return ratePercent === undefined ? [] : [{ ratePercent, baseCents, vatCents }]
}

/** What VAT that was rounded per line may differ from VAT over the whole. */
const ROUNDING_CENTS = 5

function grossLine({ grossCents, vatCents }: Amounts, context: LinesContext): ProposedLines {
  if (grossCents === null) return { pricesIncludeVat: false, lines: [], statedVat: [], foreignVatCents: 0 }
  const foreignCode = vatCents !== null && vatCents.value !== 0 ? 'purchase_none' : 'purchase_eu_services'
  const vatCode = context.bookings[0]?.vatCode ?? (context.isForeign ? foreignCode : 'purchase_high')
  const foreignVatCents = vatCode === 'purchase_none' && context.isForeign ? (vatCents?.value ?? 0) : 0 // zero: none was read
  return {
    pricesIncludeVat: true,
    lines: [lineOf(grossCents.value, vatCode, context)],
    statedVat: [],
    foreignVatCents,
  }
}

function lineOf(amountCents: number, vatCode: PurchaseVatCode, { bookings }: LinesContext) {
  const booking = bookings.find((each) => each.vatCode === vatCode) ?? bookings[0]
  return {
    description: '',
    amountCents,
    vatCode,
    accountId: booking?.accountId ?? null,
    accountName: booking?.accountName ?? null,
  }
}

interface ProposedVatLine extends VatLine {
  /** Its VAT is in its base. */
  readonly isCost?: boolean
}

/** VAT of another country cannot be deducted here, even at the same rate, unless its supplier has a number here too. */
function isForeignVat({ ratePercent, vatCents }: VatLine, context: LinesContext): boolean {
  return context.isForeign && vatCents !== 0 && knownCode(ratePercent, context) === null
}

const asCost = ({ ratePercent, baseCents, vatCents }: VatLine): ProposedVatLine => ({
  ratePercent,
  baseCents: baseCents + vatCents,
  vatCents: 0,
  isCost: true,
})

/** What this supplier's VAT at a rate was booked under last. */
function knownCode(ratePercent: VatLine['ratePercent'], { bookings, date }: LinesContext): PurchaseVatCode | null {
  const known = bookings.find(({ vatCode }) => vatCode !== null && vatRate(vatCode, date) === String(ratePercent))
  return known?.vatCode ?? null
}

function codeOf({ ratePercent, isCost, shifted }: ProposedVatLine, context: LinesContext): PurchaseVatCode {
  if (isCost) return 'purchase_none'
  // What the invoice itself says goes before what was booked last.
  if (shifted === 'reverse_charge') return context.isForeign ? 'purchase_eu_services' : 'purchase_reverse'
  if (shifted === 'intra_community' && context.isForeign) return 'purchase_eu_goods'
  const known = knownCode(ratePercent, context)
  if (known !== null) return known
  if (ratePercent === 21) return 'purchase_high'
  if (ratePercent === 9) return 'purchase_low'
  if (context.isForeign) return 'purchase_eu_services'
  return context.isReverseCharged ? 'purchase_reverse' : 'purchase_zero'
}

/** The stated VAT that is not what follows from the lines; none of it when it is too far off to be right. */
function differing(
  { kind }: Amounts,
  lines: readonly Line[],
  statedVat: PurchaseInput['statedVat'],
  date: string,
): PurchaseInput['statedVat'] {
  const purchase = { kind, invoiceDate: date, pricesIncludeVat: false, lines: [...lines] }
  try {
    const computed = purchaseTotals({ ...purchase, statedVat: [] }).vat
    const other = statedVat.filter(
      (stated) =>
        !computed.some((group) => group.vatCode === stated.vatCode && Math.abs(group.vatCents) === stated.vatCents),
    )
    purchaseTotals({ ...purchase, statedVat: other })
    return other
  } catch {
    return []
  }
}
