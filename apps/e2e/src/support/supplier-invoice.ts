import type { Browser, Page } from '@playwright/test'

/** An invoice as a supplier sends it. */
export interface SupplierInvoice {
  readonly supplier: string
  readonly kvkNumber: string
  /** Grouped in fours. */
  readonly iban: string
  readonly number: string
  /** `DD-MM-YYYY`. */
  readonly date: string
  readonly dueDate: string
  readonly description: string
  /** In Dutch: '1.210,00'. */
  readonly net: string
  readonly vat: string
  readonly gross: string
}

/** A file to choose or drop. */
export interface InvoiceFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

const a4 = { width: 794, height: 1123 }

/** A PDF with its text in it. */
export const textPdf = (browser: Browser, invoice: SupplierInvoice): Promise<InvoiceFile> =>
  onSheet(browser, invoice, '', async (page) => ({
    name: `${invoice.number}.pdf`,
    mimeType: 'application/pdf',
    buffer: await page.pdf({ format: 'A4', printBackground: true }),
  }))

/** A picture of the sheet as a scanner at 192 dpi makes it. */
export const scan = (browser: Browser, invoice: SupplierInvoice): Promise<InvoiceFile> =>
  onSheet(browser, invoice, '', async (page) => ({
    name: `${invoice.number}.png`,
    mimeType: 'image/png',
    buffer: await page.screenshot(),
  }))

/** A picture of the sheet on a table, held a little askew. */
export const photo = (browser: Browser, invoice: SupplierInvoice): Promise<InvoiceFile> =>
  onSheet(
    browser,
    invoice,
    'body { background: #8a7a66 } main { transform: rotate(1.2deg) scale(0.94) }',
    async (page) => ({
      name: `${invoice.number}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await page.screenshot({ type: 'jpeg', quality: 85 }),
    }),
  )

async function onSheet<T>(
  browser: Browser,
  invoice: SupplierInvoice,
  style: string,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: a4, deviceScaleFactor: 2 })
  try {
    const page = await context.newPage()
    await page.setContent(htmlOf(invoice, style))
    return await use(page)
  } finally {
    await context.close()
  }
}

const htmlOf = (invoice: SupplierInvoice, style: string): string => `<!doctype html><html lang="nl"><style>
  @page { margin: 0 }
  body { margin: 0; font: 15px/1.6 Arial, 'Liberation Sans', sans-serif; color: #111 }
  main { box-sizing: border-box; width: 794px; min-height: 1120px; padding: 70px; background: #fff }
  h1 { font-size: 26px } table { width: 100%; margin-top: 50px; border-collapse: collapse }
  td { padding: 8px 0; border-bottom: 1px solid #999 } td:last-child { text-align: right }
  dl { display: grid; grid-template-columns: 160px 1fr; margin-top: 40px } dd { margin: 0 }
  ${style}</style><main>
  <h1>${invoice.supplier}</h1>
  <p>KvK ${invoice.kvkNumber}<br>IBAN ${invoice.iban}</p>
  <p>Aan: Studio Noord, Spaarne 14, 2011 CH Haarlem</p>
  <dl>
    <dt>Factuurnummer</dt><dd>${invoice.number}</dd>
    <dt>Factuurdatum</dt><dd>${invoice.date}</dd>
    <dt>Vervaldatum</dt><dd>${invoice.dueDate}</dd>
  </dl>
  <table>
    <tr><td>${invoice.description}</td><td>${invoice.net}</td></tr>
    <tr><td>Subtotaal exclusief btw</td><td>${invoice.net}</td></tr>
    <tr><td>Btw 21%</td><td>${invoice.vat}</td></tr>
    <tr><td><b>Totaal te betalen</b></td><td><b>€ ${invoice.gross}</b></td></tr>
  </table></main></html>`
