import { createPdfRenderer, type PdfRenderer } from '../pdf/index.ts'

/** The renderer with its workers started at the first document: a server that draws nothing pays nothing. */
export function createLazyPdfRenderer(): PdfRenderer {
  let renderer: PdfRenderer | undefined
  const started = () => (renderer ??= createPdfRenderer())
  return {
    renderInvoice: (document) => started().renderInvoice(document),
    renderInvoiceSvg: (document) => started().renderInvoiceSvg(document),
    renderSupplierInvoice: (document, layout) => started().renderSupplierInvoice(document, layout),
    renderVatReturn: (document) => started().renderVatReturn(document),
    renderVatCorrection: (document) => started().renderVatCorrection(document),
    renderAnnualReport: (document) => started().renderAnnualReport(document),
    renderIcpList: (document) => started().renderIcpList(document),
    renderOssList: (document) => started().renderOssList(document),
    renderHours: (document) => started().renderHours(document),
    renderReminder: (document) => started().renderReminder(document),
    renderStatement: (document) => started().renderStatement(document),
    checkLogo: (logo) => started().checkLogo(logo),
    close: async () => renderer?.close(),
  }
}
