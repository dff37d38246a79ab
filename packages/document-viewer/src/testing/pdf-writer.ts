/** A line of text; x and y from the lower left of the paper, in points. */
export interface PdfText {
  text: string
  x: number
  y: number
  size?: number
  /** Default Helvetica. */
  font?: 'Helvetica' | 'ZapfDingbats'
}

/** A rectangle in one colour; x and y from the lower left of the paper, in points. */
export interface PdfFill {
  x: number
  y: number
  width: number
  height: number
  /** Red, green and blue from 0 to 1. */
  color: readonly [number, number, number]
}

export interface PdfPage {
  /** In points. Default A4. */
  width?: number
  height?: number
  /** Left, bottom, right and top of what is shown of the paper. */
  cropBox?: readonly [number, number, number, number]
  /** A multiple of 90, clockwise. */
  rotate?: number
  texts?: readonly PdfText[]
  fills?: readonly PdfFill[]
}

export interface PdfOptions {
  /** JavaScript that a reader would run on opening. */
  openScript?: string
  /** Turns the content of a stream into what is written, as an encryption does. */
  encode?: (content: Uint8Array) => Promise<Uint8Array>
  /** The dictionary of the encryption. */
  encryption?: string
}

/** The bytes of a text of which every character is a byte. */
export const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0))
export const textOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')

/** Writes a PDF by hand: a catalog, a tree of pages, two fonts, and a stream for each page. */
export async function writePdf(pages: readonly PdfPage[], options: PdfOptions = {}): Promise<ArrayBuffer> {
  const encode = options.encode ?? ((content) => Promise.resolve(content))
  const idOf = (page: number) => 5 + page * 2
  const kids = pages.map((_, page) => `${idOf(page)} 0 R`).join(' ')
  const script = options.openScript ? `/OpenAction << /S /JavaScript /JS (${escaped(options.openScript)}) >>` : ''
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${script} >>`,
    `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /ZapfDingbats >>',
  ]
  for (const [index, page] of pages.entries()) {
    const content = textOf(await encode(bytesOf(contentOf(page))))
    objects.push(pageObject(page, idOf(index) + 1), `<< /Length ${content.length} >>\nstream\n${content}\nendstream`)
  }
  return bytesOf(assemble(objects, options.encryption)).buffer as ArrayBuffer
}

function pageObject({ width = 595, height = 842, cropBox, rotate = 0 }: PdfPage, contents: number): string {
  const crop = cropBox ? `/CropBox [${cropBox.join(' ')}]` : ''
  return `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] ${crop} /Rotate ${rotate} /Resources << /Font << /Helvetica 3 0 R /ZapfDingbats 4 0 R >> >> /Contents ${contents} 0 R >>`
}

function contentOf({ texts = [], fills = [] }: PdfPage): string {
  const painted = fills.map(
    ({ x, y, width, height, color }) => `${color.join(' ')} rg ${x} ${y} ${width} ${height} re f`,
  )
  const written = texts.map(
    ({ text, x, y, size = 12, font = 'Helvetica' }) =>
      `BT 0 g /${font} ${size} Tf 1 0 0 1 ${x} ${y} Tm (${escaped(text)}) Tj ET`,
  )
  return [...painted, ...written].join('\n')
}

/** As WinAnsi has it, where the euro sign is 128. */
const escaped = (text: string): string => text.replace(/[\\()]/g, '\\$&').replaceAll('€', '\x80')

function assemble(objects: readonly string[], encryption: string | undefined): string {
  const all = encryption ? [...objects, encryption] : objects
  let file = '%PDF-1.7\n'
  const offsets = all.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const encrypt = encryption ? `/Encrypt ${all.length} 0 R /ID [<00> <00>]` : ''
  const trailer = `trailer\n<< /Size ${all.length + 1} /Root 1 0 R ${encrypt} >>\nstartxref\n${file.length}\n%%EOF`
  return `${file}xref\n0 ${all.length + 1}\n0000000000 65535 f \n${offsets.join('')}${trailer}`
}
