import type { AnnualReportDocument } from './annual-report-document.ts'
import type {
  HoursDocument,
  IcpListDocument,
  InvoiceDocument,
  Logo,
  OssListDocument,
  ReminderDocument,
  SupplierLayout,
  VatCorrectionDocument,
  VatReturnDocument,
} from './document.ts'
import { createRenderPool } from './render/render-pool.ts'
import { createTrialPool } from './render/trial-pool.ts'
import type { StatementDocument } from './statement-document.ts'

export type * from './annual-report-document.ts'
export type * from './document.ts'

const DEFAULT_TIMEOUT_MS = 15_000

export interface PdfRenderer {
  /** The invoice as PDF/A-3a. Equal documents give equal bytes. Rejects with a PdfRenderError. */
  renderInvoice(document: InvoiceDocument): Promise<Uint8Array>
  /** The same pages as one SVG, below each other: for a preview. */
  renderInvoiceSvg(document: InvoiceDocument): Promise<string>
  /** An invoice as one of the suppliers of the demo world draws it. */
  renderSupplierInvoice(document: InvoiceDocument, layout: SupplierLayout): Promise<Uint8Array>
  /** A filed VAT return as PDF/A-3a. */
  renderVatReturn(document: VatReturnDocument): Promise<Uint8Array>
  /** A correction of a filed return as PDF/A-3a. */
  renderVatCorrection(document: VatCorrectionDocument): Promise<Uint8Array>
  /** The figures of a fiscal year as PDF/A-3a. */
  renderAnnualReport(document: AnnualReportDocument): Promise<Uint8Array>
  /** A filed intra-community list as PDF/A-3a. */
  renderIcpList(document: IcpListDocument): Promise<Uint8Array>
  /** A list of the one-stop shop that was handed in, as PDF/A-3a. */
  renderOssList(document: OssListDocument): Promise<Uint8Array>
  /** The hours behind an invoice as PDF/A-3a. */
  renderHours(document: HoursDocument): Promise<Uint8Array>
  /** What is open, as PDF/A-3a, for a letter to who pays late. */
  renderReminder(document: ReminderDocument): Promise<Uint8Array>
  /** A statement of account as PDF/A-3a. */
  renderStatement(document: StatementDocument): Promise<Uint8Array>
  /**
   * Whether documents can carry the logo, asked before it is kept: rejects for what cannot be read, and for CMYK. It is
   * tried in a process of its own, so that no document waits for one that takes it down.
   */
  checkLogo(logo: Logo): Promise<void>
  /** Ends the workers; what is not finished rejects. */
  close(): Promise<void>
}

/** Draws documents in processes of its own (one unless told otherwise), so that no request waits behind it. */
export function createPdfRenderer(options: { workers?: number; timeoutMs?: number } = {}): PdfRenderer {
  const timeoutMs = options.timeoutMs ?? DEFAULT_TIMEOUT_MS
  const { render, close } = createRenderPool(options.workers ?? 1, timeoutMs) // zero: one process unless told otherwise
  const trial = createTrialPool(timeoutMs)
  return {
    renderInvoice: (document) => render({ kind: 'invoice', output: 'pdf', document }),
    renderInvoiceSvg: async (document) =>
      new TextDecoder().decode(await render({ kind: 'invoice', output: 'svg', document })),
    renderSupplierInvoice: (document, layout) => render({ kind: 'supplier_invoice', output: 'pdf', layout, document }),
    renderVatReturn: (document) => render({ kind: 'vat_return', output: 'pdf', document }),
    renderVatCorrection: (document) => render({ kind: 'vat_correction', output: 'pdf', document }),
    renderAnnualReport: (document) => render({ kind: 'annual_report', output: 'pdf', document }),
    renderIcpList: (document) => render({ kind: 'icp_list', output: 'pdf', document }),
    renderOssList: (document) => render({ kind: 'oss_list', output: 'pdf', document }),
    renderHours: (document) => render({ kind: 'hours', output: 'pdf', document }),
    renderReminder: (document) => render({ kind: 'reminder', output: 'pdf', document }),
    renderStatement: (document) => render({ kind: 'statement', output: 'pdf', document }),
    checkLogo: async (logo) => void (await trial.render({ kind: 'logo', output: 'pdf', logo })),
    close: async () => void (await Promise.all([close(), trial.close()])),
  }
}
