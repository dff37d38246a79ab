import type { OcrData } from '@klopt/recognition'
import { boxAround, type Box } from '../geometry/box.ts'
import type { TextRun } from '../pages/page-source.ts'

/** What was recognised on a page that carries no text in itself, as a scan does; a blank after each word. */
export function recognisedOn(ocr: OcrData | null, page: number): TextRun[] {
  const words = ocr?.words.filter((word) => word.page === page) ?? []
  return words.flatMap(({ text, boundingPoly }) => {
    const box = boxAround(boundingPoly.vertices)
    const partOf = (from: number, to: number): Box => ({
      ...box,
      x: box.x + (box.width * from) / text.length,
      width: (box.width * (to - from)) / text.length,
    })
    return [
      { text, boxOf: partOf },
      { text: ' ', boxOf: () => box },
    ]
  })
}
