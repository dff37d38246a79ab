import type { PDFPageProxy } from 'pdfjs-dist'
import type { Size } from '../geometry/box.ts'
import type { Turn } from '../geometry/turn.ts'
import { DEFAULT_PAGE_WIDTH } from '../pages/page-layout.ts'
import type { PageSource, TextRun } from '../pages/page-source.ts'
import { firstShown } from '../pages/first-shown.ts'
import { canvasScale } from './canvas-size.ts'
import { sizeOf, type OpenedPdf, type PdfLibrary } from './open-pdf.ts'
import { paintAhead, type Paint } from './paint-ahead.ts'
import { createPaintQueue } from './paint-queue.ts'
import { PdfPage } from './pdf-page.tsx'
import { releaseCanvas } from './release-canvas.ts'
import { textRunsOf } from './text-runs.ts'

/** A PDF, page by page. */
export interface PdfPages {
  library: PdfLibrary
  /** A page of pdf.js; zero-based. */
  page: (page: number) => Promise<PDFPageProxy>
  paint: Paint
}

/**
 * Makes a PDF into pages that can be shown, and begins to paint the first of them: its place will be
 * there by the time it is painted.
 */
export function pdfSource({ library, document: pdf, firstSize, room }: OpenedPdf, signal: AbortSignal): PageSource {
  const inTurn = createPaintQueue()
  const page = (index: number) => pdf.getPage(index + 1)
  const paintInTurn: Paint = (index, shown, turn, signal) =>
    inTurn(
      async () => paintPage(library, await page(index), { shown, turn, pixelRatio: devicePixelRatio }, signal),
      signal,
    )
  const first = firstSize && firstShown(firstSize, DEFAULT_PAGE_WIDTH, room)
  const { paint, firstPainted } = paintAhead(paintInTurn, first, signal)
  const pages: PdfPages = { library, page, paint }
  const texts = new Map<number, Promise<TextRun[]>>()

  const loadText = (index: number) => {
    const text = texts.get(index) ?? page(index).then(textRunsOf)
    texts.set(index, text)
    return text
  }
  const loadSize = async (index: number) => sizeOf(await page(index))
  const loadPicture = async (index: number, widthPx: number, signal: AbortSignal) => {
    const { width, height } = await loadSize(index)
    const shown = { width: widthPx, height: (height / width) * widthPx }
    return inTurn(async () => {
      const small = { shown, turn: 0, pixelRatio: Math.min(2, devicePixelRatio) } as const
      return await asAddress(await paintPage(library, await page(index), small, signal))
    }, signal)
  }
  return {
    pageCount: pdf.numPages,
    baseWidth: DEFAULT_PAGE_WIDTH,
    firstSize,
    firstPainted,
    loadSize,
    loadText,
    loadPicture,
    renderPage: (props) => <PdfPage {...props} pages={pages} />,
  }
}

interface PaintInput {
  shown: Size
  turn: Turn
  pixelRatio: number
}

async function paintPage(
  { RenderingCancelledException }: PdfLibrary,
  page: PDFPageProxy,
  { shown, turn, pixelRatio }: PaintInput,
  signal: AbortSignal,
): Promise<HTMLCanvasElement> {
  signal.throwIfAborted()
  const rotation = (page.rotate + turn) % 360
  const cssScale = shown.width / page.getViewport({ scale: 1, rotation }).width
  const viewport = page.getViewport({ scale: cssScale * canvasScale(shown, pixelRatio), rotation })
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.floor(viewport.width))
  canvas.height = Math.max(1, Math.floor(viewport.height))
  const task = page.render({ canvas, viewport })
  const cancel = () => task.cancel()
  signal.addEventListener('abort', cancel)
  try {
    await task.promise
    return canvas
  } catch (error) {
    releaseCanvas(canvas)
    if (error instanceof RenderingCancelledException) signal.throwIfAborted()
    throw error
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}

async function asAddress(canvas: HTMLCanvasElement): Promise<string> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  releaseCanvas(canvas)
  if (!blob) throw new Error('The page could not be made into a picture.')
  return URL.createObjectURL(blob)
}
