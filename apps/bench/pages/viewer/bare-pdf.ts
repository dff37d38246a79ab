import { getDocument, PDFWorker } from 'pdfjs-dist'
// oxlint-disable-next-line import/default -- Vite gives the address of the file as its default export.
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

/** One for all documents: it is there before the first. */
const worker = PDFWorker.create({ port: new Worker(workerUrl, { type: 'module' }) })

/** Draws the first page of a PDF by pdf.js alone, so wide in CSS pixels; resolves when it is drawn. */
export async function drawBare(data: ArrayBuffer, host: HTMLElement, width: number): Promise<() => Promise<void>> {
  const task = getDocument({ data: new Uint8Array(data), worker })
  const page = await (await task.promise).getPage(1)
  const cssScale = width / page.getViewport({ scale: 1 }).width
  const viewport = page.getViewport({ scale: cssScale * devicePixelRatio })
  const canvas = document.createElement('canvas')
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  canvas.style.width = `${width}px`
  host.append(canvas)
  await page.render({ canvas, viewport }).promise
  return () => task.destroy()
}
