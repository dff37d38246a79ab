import type { Services } from '../../kernel/services.ts'
import { drawPdf, type PdfSource } from '../invoices/invoice-pdf.ts'
import type { ZipEntry } from '../export/zip-stream.ts'

/** The PDFs of invoices one after the other, each under a name of its own: drafts are all called the same. */
export async function* drawnPdfs(
  services: Services,
  administrationId: number,
  sources: readonly PdfSource[],
): AsyncGenerator<ZipEntry> {
  const taken = new Map<string, number>()
  for (const source of sources) {
    const times = (taken.get(source.name) ?? 0) + 1 // zero: the first of its name
    taken.set(source.name, times)
    const name = times === 1 ? source.name : source.name.replace(/\.pdf$/, ` (${times}).pdf`)
    yield { name, content: await drawPdf(services, administrationId, source) }
  }
}
