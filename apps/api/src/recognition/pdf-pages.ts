import { PDFiumLibrary } from '@hyzyla/pdfium'
import { limits } from './limits.ts'
import type { Picture } from './picture.ts'
import { unreadable, UnreadableError } from './unreadable.ts'

/** An open PDF of which pages can be drawn. */
export interface PdfPages {
  readonly count: number
  /** A page in grey at 300 dpi, or at less when it is larger than pages are. */
  draw(page: number): Promise<Picture>
  /** A page in colour of a width in pixels. */
  drawSmall(page: number, width: number): Promise<Picture>
}

const POINTS_PER_INCH = 72
const DPI = 300

let library: Promise<PDFiumLibrary> | undefined
/** Loads what draws pages; once per process. */
export const loadPdfium = (): Promise<PDFiumLibrary> => (library ??= PDFiumLibrary.init())

/** Opens a PDF for some work that draws its pages. Throws UnreadableError. */
export async function withPdfPages<T>(bytes: Uint8Array, work: (pages: PdfPages) => Promise<T>): Promise<T> {
  const pdfium = await loadPdfium()
  const pdf = await pdfium.loadDocument(bytes).catch((error: unknown) => {
    throw new UnreadableError(unreadable.damaged, { cause: error })
  })
  const drawAt = async (index: number, scaleOf: (width: number, height: number) => number, colour: boolean) => {
    const page = pdf.getPage(index)
    const { originalWidth, originalHeight } = page.getOriginalSize()
    const scale = scaleOf(originalWidth, originalHeight)
    const { width, height, data } = await page.render({
      scale,
      render: 'bitmap',
      colorSpace: colour ? 'BGRA' : 'Gray',
    })
    return { width, height, channels: colour ? 4 : 1, data } as const
  }
  try {
    return await work({
      count: pdf.getPageCount(),
      draw: (page) =>
        drawAt(page, (w, h) => Math.min(DPI / POINTS_PER_INCH, Math.sqrt(limits.pagePixels / (w * h))), false),
      drawSmall: (page, pixels) =>
        drawAt(page, (w, h) => Math.min(pixels / w, Math.sqrt(limits.pagePixels / (w * h))), true),
    })
  } finally {
    pdf.destroy()
  }
}
