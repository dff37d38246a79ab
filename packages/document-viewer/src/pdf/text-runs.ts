import type { PageViewport, PDFPageProxy } from 'pdfjs-dist'
import { boxAround, type Box, type Point } from '../geometry/box.ts'
import type { TextRun } from '../pages/page-source.ts'

type TextItem = Extract<Awaited<ReturnType<PDFPageProxy['getTextContent']>>['items'][number], { str: string }>

/** The text of a page with where each part of it stands, as the page is shown unturned. */
export async function textRunsOf(page: PDFPageProxy): Promise<TextRun[]> {
  const { items } = await page.getTextContent()
  const viewport = page.getViewport({ scale: 1 })
  return items.flatMap((item) => ('str' in item ? runsOf(item, viewport) : []))
}

/** The piece itself, and the blank that stands between lines where it ends one. */
function runsOf(item: TextItem, viewport: PageViewport): TextRun[] {
  const boxOf = (from: number, to: number) => boxOfPart(item, viewport, from, to)
  const run = { text: item.str, boxOf }
  return item.hasEOL ? [run, { text: ' ', boxOf: () => boxOf(item.str.length, item.str.length) }] : [run]
}

/** From the line the letters stand on, along it and up from it; so a text that stands aslant is found too. */
function boxOfPart(item: TextItem, viewport: PageViewport, from: number, to: number): Box {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = item.transform as number[]
  const along = unitOf(a, b)
  const up = unitOf(c, d)
  const start = item.width * partBefore(item.str, from)
  const end = item.width * partBefore(item.str, to)
  const at = (distance: number, height: number): Point => ({
    x: e + along.x * distance + up.x * height,
    y: f + along.y * distance + up.y * height,
  })
  const height = item.height || Math.hypot(c, d)
  const descent = height * 0.2
  const corners = [at(start, -descent), at(end, -descent), at(end, height), at(start, height)]
  return boxAround(
    corners.map(({ x, y }) => {
      const [left = 0, top = 0] = viewport.convertToViewportPoint(x, y) as number[]
      return { x: left / viewport.width, y: top / viewport.height }
    }),
  )
}

const unitOf = (x: number, y: number): Point => {
  const length = Math.hypot(x, y) || 1
  return { x: x / length, y: y / length }
}

let measure: OffscreenCanvasRenderingContext2D | null | undefined

/** How much of the width of a text comes before a character, by the widths of letters in general. */
function partBefore(text: string, index: number): number {
  if (index <= 0) return 0
  if (index >= text.length) return 1
  measure ??= new OffscreenCanvas(1, 1).getContext('2d')
  if (!measure) return index / text.length
  measure.font = '16px sans-serif'
  return measure.measureText(text.slice(0, index)).width / (measure.measureText(text).width || 1)
}
