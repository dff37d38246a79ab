import type { PdfRenderer } from '../pdf/index.ts'
import { createDocumentReader, ReaderClosedError, type DocumentReader } from '../recognition/document-reader.ts'
import { createLazyPdfRenderer } from '../server/lazy-pdf.ts'

/**
 * The processes that draw and read documents know nothing of the server that asks, and cost half a second of the processor
 * to start: so all test servers of a worker share them. They end with the worker.
 */
const pdf = createLazyPdfRenderer()
const reader = createDocumentReader()

/** The shared renderer as one of a server's own: what is spied upon in it, or closed, is that of no other. */
export function sharedPdf(): PdfRenderer {
  return { ...pdf, close: async () => {} }
}

/** The shared reader as one of a server's own: once it is closed, what it was reading is left. */
export function sharedReader(): DocumentReader {
  const { promise: closed, reject } = Promise.withResolvers<never>()
  // Closed is no failure while nobody waits.
  closed.catch(() => {})
  return {
    warm: () => reader.warm(),
    read: (request, onProgress) => Promise.race([closed, reader.read(request, onProgress)]),
    close: async () => reject(new ReaderClosedError()),
  }
}
