import type { PDFDocumentLoadingTask, PDFDocumentProxy } from 'pdfjs-dist'
import { BundledFiles } from './bundled-files.ts'
import { startPdfWorker } from './pdf-worker.ts'

/** pdf.js, which loads with the first PDF. */
export type PdfLibrary = typeof import('pdfjs-dist')

export interface OpenedPdf {
  library: PdfLibrary
  document: PDFDocumentProxy
}

interface Asking {
  /** Asks for the password; `isWrong` after one that did not open it. */
  onPassword: (answer: (password: string) => void, isWrong: boolean) => void
}

/** A PDF that is being opened. `close` ends it at any moment, with its worker and all it holds. */
export interface OpeningPdf {
  opened: Promise<OpenedPdf>
  close: () => void
}

/** The file is no PDF, or broken beyond repair. */
export class DamagedPdfError extends Error {
  override name = 'DamagedPdfError'
}

/**
 * Opens a PDF in a worker of its own. No script of the document runs, and nothing is fetched but
 * fonts and decoders from our own server.
 */
export function openPdf(content: Blob, { onPassword }: Asking): OpeningPdf {
  const closing = new AbortController()
  const { signal } = closing
  const open = async (): Promise<OpenedPdf> => {
    // Only here: who looks at a picture does not load it.
    const [library, data] = await Promise.all([import('pdfjs-dist'), content.arrayBuffer()])
    signal.throwIfAborted()
    const port = startPdfWorker()
    const task = startLoading(library, new Uint8Array(data), port)
    signal.addEventListener('abort', () => void end(task, port))
    task.onPassword = (answer: (password: string) => void, reason: number) =>
      onPassword(answer, reason === library.PasswordResponses.INCORRECT_PASSWORD)
    const document = await Promise.race([loaded(library, task), brokenWorker(port)])
    return { library, document }
  }
  return { opened: open(), close: () => closing.abort() }
}

function startLoading(library: PdfLibrary, data: Uint8Array, port: Worker): PDFDocumentLoadingTask {
  return library.getDocument({
    data,
    worker: library.PDFWorker.create({ port }),
    useWorkerFetch: false,
    BinaryDataFactory: BundledFiles,
    enableXfa: false,
    verbosity: library.VerbosityLevel.ERRORS,
  })
}

async function loaded(library: PdfLibrary, task: PDFDocumentLoadingTask): Promise<PDFDocumentProxy> {
  try {
    return await task.promise
  } catch (error) {
    if (error instanceof library.InvalidPDFException) throw new DamagedPdfError('Invalid PDF', { cause: error })
    throw error
  }
}

/** How long a worker may take to say goodbye, in milliseconds; one that is busy with a page does not answer. */
const GOODBYE_MS = 1000

/** The document first: it takes its fonts from the page only while its worker still answers. */
async function end(task: PDFDocumentLoadingTask, port: Worker): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, GOODBYE_MS))
  await Promise.race([task.destroy().catch(() => {}), patience])
  port.terminate()
}

/** Without it a worker that cannot start would leave everybody waiting. */
const brokenWorker = (port: Worker): Promise<never> =>
  new Promise((_, reject) => {
    port.addEventListener('error', () => reject(new Error('The worker of pdf.js does not start.')), { once: true })
  })
