import type { DocumentTotals, Exchange, SupplyDays } from '@klopt/bookkeeping/documents'
import type { EInvoiceParty } from '@klopt/bookkeeping/e-invoice'
import type { VatScheme } from '@klopt/bookkeeping/vat'
import type { InvoiceDocument } from '../../pdf/document.ts'

type Address = Pick<EInvoiceParty, 'street' | 'postcode' | 'city' | 'country'>

/**
 * What an invoice shows, frozen at finalising: parties, lines, totals, mentions and payment. The logo's bytes are
 * kept as a file and named by its id.
 */
export interface InvoiceSnapshot extends Omit<InvoiceDocument, 'layout'> {
  readonly layout: Readonly<Omit<InvoiceDocument['layout'], 'logo'>> & { readonly logoFileId: number | null }
  /** The whole calculation, which later rates and settings leave alone. */
  readonly totals: DocumentTotals
  /** What its e-invoice tells as data where the paper has words; invoices from before there were any have none. */
  readonly electronic?:
    | {
        readonly seller: Address
        readonly buyer: Address &
          Pick<EInvoiceParty, 'kvkNumber' | 'emailAddress'> &
          Partial<Pick<EInvoiceParty, 'oin'>>
        readonly supply: SupplyDays | null
        readonly deliveryCountry: string | null
      }
    | undefined
  /** The deposit invoices that it takes off, or as a credit invoice gives back. */
  readonly deposits?: readonly { readonly number: string; readonly date: string }[]
  /** Of a document in another currency, whose totals are in that: what turns it into euros, and what was booked. */
  readonly exchange?: Exchange & { readonly euros: DocumentTotals }
  /** What decided its VAT; invoices from before the cash basis was followed name no scheme. */
  readonly vatBasis: {
    readonly date: string
    readonly kor: boolean
    readonly scheme?: VatScheme
    /** The country of sales under the one-stop shop. */
    readonly destination?: string | null
  }
}
