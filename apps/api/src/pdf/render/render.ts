import type { AnnualReportDocument } from '../annual-report-document.ts'
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
} from '../document.ts'
import type { StatementDocument } from '../statement-document.ts'
import { annualReportJob } from '../view/annual-report-job.ts'
import { hoursJob } from '../view/hours-job.ts'
import { icpListJob } from '../view/icp-list-job.ts'
import { invoiceJob } from '../view/invoice-job.ts'
import { logoFile } from '../view/logo-file.ts'
import { ossListJob } from '../view/oss-list-job.ts'
import { reminderJob } from '../view/reminder-job.ts'
import { statementJob } from '../view/statement-job.ts'
import { vatCorrectionJob } from '../view/vat-correction-job.ts'
import { vatReturnJob } from '../view/vat-return-job.ts'
import { createPrintableText, mapTexts, onlyPlain } from './printable-text.ts'
import { createTextWidths, type TextWidths } from './text-widths.ts'
import { createTypst, type TypstJob } from './typst.ts'

export type RenderRequest = { output: 'pdf' | 'svg' } & (
  | { kind: 'invoice'; document: InvoiceDocument }
  | { kind: 'supplier_invoice'; layout: SupplierLayout; document: InvoiceDocument }
  | { kind: 'vat_return'; document: VatReturnDocument }
  | { kind: 'vat_correction'; document: VatCorrectionDocument }
  | { kind: 'annual_report'; document: AnnualReportDocument }
  | { kind: 'icp_list'; document: IcpListDocument }
  | { kind: 'oss_list'; document: OssListDocument }
  | { kind: 'hours'; document: HoursDocument }
  | { kind: 'reminder'; document: ReminderDocument }
  | { kind: 'statement'; document: StatementDocument }
  | { kind: 'logo'; logo: Logo }
)

/** A renderer in this process: warm after its making, one document at a time, throwing what Typst says is wrong. */
export function createRender() {
  const typst = createTypst()
  const widths = createTextWidths((data, kind) => typst.numbers({ template: 'widths', data }, kind))
  const printable = createPrintableText(canPrint)

  function canPrint(text: string): boolean {
    try {
      typst.pdf({ template: 'probe', data: { text, logo: null } })
      return true
    } catch {
      return false
    }
  }

  function pdf(job: TypstJob): Uint8Array {
    try {
      return typst.pdf(job)
    } catch (error) {
      if (!/could not be displayed/.test(String(error))) throw error
      return typst.pdf({ ...job, data: mapTexts(job.data, onlyPlain) })
    }
  }

  canPrint('warm')
  return (request: RenderRequest): Uint8Array => {
    const job = jobOf(request, widths)
    const written = { ...job, data: mapTexts(job.data, printable) }
    return request.output === 'pdf' ? pdf(written) : Buffer.from(typst.svg(written))
  }
}

function jobOf(request: RenderRequest, widths: TextWidths): TypstJob {
  switch (request.kind) {
    case 'invoice':
      return invoiceJob(request.document, widths)
    case 'supplier_invoice':
      return { ...invoiceJob(request.document, widths), template: `purchase-${request.layout}` }
    case 'vat_return':
      return vatReturnJob(request.document)
    case 'vat_correction':
      return vatCorrectionJob(request.document)
    case 'annual_report':
      return annualReportJob(request.document)
    case 'icp_list':
      return icpListJob(request.document)
    case 'oss_list':
      return ossListJob(request.document)
    case 'hours':
      return hoursJob(request.document)
    case 'reminder':
      return reminderJob(request.document)
    case 'statement':
      return statementJob(request.document)
    case 'logo': {
      const { logo, files } = logoFile(request.logo, '')
      return { template: 'probe', data: { text: '', logo }, files }
    }
  }
}
