import type { PDFDocumentLoadingTask, PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import type { Size } from '../geometry/box.ts'
import { BundledFiles } from './bundled-files.ts'
import { breaking, pdfWorkers } from './pdf-worker.ts'

/** pdf.js, which loads with the first PDF. */
export type PdfLibrary = typeof import('pdfjs-dist')

export interface OpenedPdf {
  library: PdfLibrary
  document: PDFDocumentProxy
  /** Of the first page, in units of the document; undefined where that page cannot be read. */
  firstSize: Size | undefined
  /** What there is for pages, in CSS pixels; 0 where it is not known. */
  room: Size
}

interface OpeningPdf {
  /** Asks for the password; `isWrong` after one that did not open it. */
  onPassword: (answer: (password: string) => void, isWrong: boolean) => void
  /** Measures the room that pages will have. */
  roomOf: () => Size
  /** Ends it at any moment, with all it holds. */
  signal: AbortSignal
}

/** The file is no PDF, or broken beyond repair. */
export class DamagedPdfError extends Error {
  override name = 'DamagedPdfError'
}

/**
 * Opens a PDF in a worker that has no other document open. No script of the document runs, and nothing is fetched but
 * fonts and decoders from our own server.
 */
export async function openPdf(content: ArrayBuffer, { onPassword, roomOf, signal }: OpeningPdf): Promise<OpenedPdf> {
  const library = await loadLibrary()
  signal.throwIfAborted()
  const port = pdfWorkers.take()
  // A copy, since the worker takes it away from here.
  const task = startLoading(library, new Uint8Array(content.slice(0)), port)
  let hasOpened = false
  signal.addEventListener('abort', () => void end(task, port, hasOpened))
  task.onPassword = (answer: (password: string) => void, reason: number) =>
    onPassword(answer, reason === library.PasswordResponses.INCORRECT_PASSWORD)
  const document = await Promise.race([loaded(library, task), brokenWorker(port, signal)])
  hasOpened = true
  const firstSize = firstSizeOf(document)
  // While the worker looks up the page.
  const room = roomOf()
  return { library, document, firstSize: await firstSize, room }
}

/** Starts what opens a PDF while the PDF itself is on its way. */
export function preparePdf(): void {
  pdfWorkers.prepare()
  // Should it not come, the opening says so.
  loadLibrary().catch(() => {})
}

/** Only with the first PDF: who looks at a picture does not load it. */
const loadLibrary = (): Promise<PdfLibrary> => import('pdfjs-dist')

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

/** Known before anything is shown, the first page is laid out and painted once. */
const firstSizeOf = (document: PDFDocumentProxy): Promise<Size | undefined> =>
  document.getPage(1).then(sizeOf, () => undefined)

/** The size of a page as it is shown unturned, in units of the document. */
export function sizeOf(page: PDFPageProxy): Size {
  const { width, height } = page.getViewport({ scale: 1 })
  return { width, height }
}

/** How long a worker may take to say goodbye, in milliseconds; one that is busy with a page does not answer. */
const GOODBYE_MS = 1000

/**
 * The document first: it takes its fonts from the page only while its worker still answers. A worker
 * that opened its document and closed it in time is good for another.
 */
async function end(task: PDFDocumentLoadingTask, port: Worker, hasOpened: boolean): Promise<void> {
  const patience = new Promise<false>((resolve) => setTimeout(() => resolve(false), GOODBYE_MS))
  const closing = task.destroy().then(
    () => hasOpened,
    () => false,
  )
  if (await Promise.race([closing, patience])) pdfWorkers.put(port)
  else port.terminate()
}

/** Without it a worker that cannot start would leave everybody waiting. */
async function brokenWorker(port: Worker, signal: AbortSignal): Promise<never> {
  await breaking(port, signal)
  throw new Error('The worker of pdf.js does not start.')
}
