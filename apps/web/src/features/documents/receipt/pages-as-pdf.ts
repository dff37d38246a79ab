/** A page as it was photographed: a JPEG in red, green and blue. */
export interface PhotographedPage {
  readonly jpeg: Uint8Array
  readonly widthPx: number
  readonly heightPx: number
}

/** What a scanner makes of a page; that of the photo itself is not known. */
const PIXELS_PER_INCH = 200
const POINTS_PER_INCH = 72

/** Each page takes three objects, after the catalogue and the list of pages. */
const FIRST_PAGE = 3
const OBJECTS_OF_A_PAGE = 3

/**
 * Photos as one PDF, a page for each, in their order. They are put in it as they are, so that nothing of them is lost; the same
 * photos give the same bytes.
 */
export function pagesAsPdf(pages: readonly PhotographedPage[]): Uint8Array<ArrayBuffer> {
  const numbers = pages.map((_, index) => FIRST_PAGE + index * OBJECTS_OF_A_PAGE)
  const objects = [
    [`<< /Type /Catalog /Pages 2 0 R >>`],
    [`<< /Type /Pages /Kids [${numbers.map((number) => `${number} 0 R`).join(' ')}] /Count ${pages.length} >>`],
    ...pages.flatMap((page, index) => objectsOf(page, FIRST_PAGE + index * OBJECTS_OF_A_PAGE)),
  ]
  return written(objects)
}

type Part = string | Uint8Array

/** The page, what is drawn on it, and its picture. */
function objectsOf({ jpeg, widthPx, heightPx }: PhotographedPage, number: number): Part[][] {
  const [width, height] = [widthPx, heightPx].map((px) => ((px * POINTS_PER_INCH) / PIXELS_PER_INCH).toFixed(2))
  const drawing = `q ${width} 0 0 ${height} 0 0 cm /Page Do Q`
  return [
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${number + 1} 0 R `,
      `/Resources << /XObject << /Page ${number + 2} 0 R >> >> >>`,
    ],
    [`<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`],
    [
      `<< /Type /XObject /Subtype /Image /Width ${widthPx} /Height ${heightPx} /ColorSpace /DeviceRGB `,
      `/BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`,
      jpeg,
      '\nendstream',
    ],
  ]
}

/** The objects with where each of them begins, which is how a reader finds them. */
function written(objects: readonly Part[][]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = []
  let sizeBytes = 0
  const add = (part: Part) => {
    const bytes = typeof part === 'string' ? new TextEncoder().encode(part) : part
    parts.push(bytes)
    sizeBytes += bytes.length
  }
  add('%PDF-1.4\n')
  const starts = objects.map((object, index) => {
    const start = sizeBytes
    for (const part of [`${index + 1} 0 obj\n`, ...object, '\nendobj\n']) add(part)
    return start
  })
  const tableStart = sizeBytes
  const count = objects.length + 1
  add(`xref\n0 ${count}\n0000000000 65535 f \n`)
  for (const start of starts) add(`${String(start).padStart(10, '0')} 00000 n \n`)
  add(`trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${tableStart}\n%%EOF\n`)
  return joined(parts, sizeBytes)
}

function joined(parts: readonly Uint8Array[], sizeBytes: number): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(sizeBytes)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
