import type { VatSummaryRow } from '@klopt/bookkeeping/documents'
import type { CurrencyCode } from '@klopt/bookkeeping/money'
import type { PaperLanguage, PaperLayout } from '@klopt/bookkeeping/paper'
import type { OssList } from '@klopt/bookkeeping/vat-return'
import type { VatBox } from '@klopt/bookkeeping/vat'

/** A name with its address. `country` is printed as it is, or by its name when it is an ISO code; null for domestic. */
export interface Party {
  name: string
  addressLines: string[]
  country: string | null
}

/** The company whose papers they are. */
export type CompanyParty = Party & { vatNumber: string | null }

/** Everything an invoice shows. The renderer draws these figures and computes none of them, save the carried totals. */
export interface InvoiceDocument {
  kind: 'invoice' | 'credit_invoice' | 'estimate'
  /** Of its own words; Dutch where it is absent, as in what was made final before there were others. */
  language?: PaperLanguage
  /** Of its amounts, which are in the smallest unit of it; euros where it is absent. */
  currency?: CurrencyCode
  /** It asks for a part in advance, or credits what did. */
  isDeposit?: boolean
  /** Null for a concept, which is then marked as such. */
  number: string | null
  date: string
  /** Of an estimate: its last day. */
  dueDate: string | null
  /** A civil date, or a period in words. */
  supplyPeriod: string | null
  /** Where it was delivered, when that is not at the customer's address. */
  deliveryPlace?: string | null
  reference: string | null
  seller: Party & {
    kvkNumber: string | null
    vatNumber: string | null
    iban: string | null
    bic: string | null
    email: string | null
    phone: string | null
    website: string | null
  }
  buyer: Party & { attention: string | null; vatNumber: string | null }
  layout: {
    /** `#rrggbb` */
    accentColour: string
    logo: Logo | null
    footer: string | null
    /** The usual one where it is absent, as in what was made final before there were others. */
    paperLayout?: PaperLayout | undefined
  }
  lines: InvoiceDocumentLine[]
  pricesIncludeVat: boolean
  discountCents: number
  /** `label` is what follows 'Btw': '21%', 'verlegd'. */
  vat: VatSummaryRow[]
  netCents: number
  vatCents: number
  grossCents: number
  mentions: string[]
  note: string | null
  paymentText: string | null
  /** The text of the EPC payment QR code, drawn as it is given. */
  epcPayload: string | null
  /** The number of the invoice that this credit invoice corrects. */
  creditsNumber: string | null
}

/** The first line of a description is its title; what follows a line break is printed smaller. */
export interface InvoiceDocumentLine {
  description: string
  /** Decimals in their wire form: '18.5'. */
  quantity: string
  unit: string | null
  unitPrice: string
  discountPercent: string | null
  vatLabel: string
  amountCents: number
}

export interface Logo {
  bytes: Uint8Array
  mimeType: 'image/png' | 'image/jpeg' | 'image/svg+xml'
}

/** How a made-up supplier draws its invoices. */
export type SupplierLayout = 'letter' | 'band' | 'receipt'

/** A correction of a filed return (suppletie): what was declared, what is right, and the difference. */
export interface VatCorrectionDocument {
  company: CompanyParty
  /** `label` in words ('4e kwartaal 2026'), with its first and last day. */
  period: { label: string; start: string; end: string }
  rows: readonly VatCorrectionDocumentRow[]
  /** Above zero is to be paid, below it comes back. */
  differenceEuros: number
  /** The civil date on which it was drawn. */
  drawnOn: string
  /** A civil date; null for a draft. */
  handedInOn: string | null
}

/** Whole euros of one box; null where the form has no such column. */
export interface VatCorrectionDocumentRow {
  readonly box: VatBox
  readonly declaredBaseEuros: number | null
  readonly correctedBaseEuros: number | null
  readonly differenceBaseEuros: number | null
  readonly declaredVatEuros: number | null
  readonly correctedVatEuros: number | null
  readonly differenceVatEuros: number | null
}

/** A list that was handed in, whatever it lists. */
export interface FiledListDocument {
  company: CompanyParty
  /** `label` in words ('4e kwartaal 2026'), with its first and last day. */
  period: { label: string; start: string; end: string }
  /** A civil date. */
  handedInOn: string
  filedBy: string | null
}

/** A filed intra-community list, as it was frozen. */
export interface IcpListDocument extends FiledListDocument {
  rows: readonly IcpDocumentRow[]
  corrections: readonly (IcpDocumentRow & { readonly periodLabel: string })[]
  totalEuros: number
}

/** A list of the one-stop shop that was handed in, as it was frozen; in cents. */
export interface OssListDocument extends FiledListDocument {
  rows: OssList['rows']
  corrections: OssList['corrections']
  vatCents: number
}

/** Whole euros of one customer. */
export interface IcpDocumentRow {
  readonly vatNumber: string | null
  readonly customerName: string | null
  readonly goodsEuros: number
  readonly servicesEuros: number
  readonly triangulationEuros: number
}

/** What goes along with a letter to who pays late: the invoices as they stood, and what is asked beside them. */
/** An invoice that is open, as a letter names it. */
export interface RemindedInvoice {
  number: string
  /** Civil dates. */
  date: string
  dueDate: string
  openCents: number
  /** What is open of it in its own currency, in the smallest unit of that; null for euros. */
  foreign: { currency: string; openAmount: number } | null
}

export interface ReminderDocument {
  company: CompanyParty
  /** Dutch where it is absent. */
  language?: PaperLanguage
  customerName: string
  /** A civil date. */
  date: string
  invoices: readonly RemindedInvoice[]
  claims: readonly { label: string; amountCents: number }[]
}

/** The hours behind an invoice, for who pays it. */
export interface HoursDocument {
  company: CompanyParty
  /** Dutch where it is absent. */
  language?: PaperLanguage
  customerName: string
  /** Null for a draft. */
  invoiceNumber: string | null
  /** A civil date. */
  date: string
  rows: readonly { day: string; userName: string; work: string; note: string; billedSeconds: number }[]
}

/** A filed VAT return, as the snapshot of its filing has it. */
export interface VatReturnDocument {
  company: CompanyParty
  /** `label` in words ('4e kwartaal 2026'), with its first and last day. */
  period: { label: string; start: string; end: string }
  /** Whole euros; null where the form has no such column. What is left out of the list is not printed. */
  boxes: { box: VatBox; baseEuros: number | null; vatEuros: number | null }[]
  /** A civil date; of a return of before this was kept the one on which it was filed here. */
  handedInOn: string
  filedBy: string | null
}
