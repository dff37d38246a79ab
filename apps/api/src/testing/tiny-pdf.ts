import { deflateSync } from 'node:zlib'

/** A text at a place in points from the lower left of an A4 page that is not turned. */
export interface PdfText {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly size?: number
}

export interface PdfPage {
  readonly texts?: readonly PdfText[]
  /** Grey pixels that fill the page: a scan. */
  readonly scan?: { readonly width: number; readonly height: number; readonly data: Uint8Array }
  /** Clockwise, in quarters. */
  readonly rotate?: 0 | 90 | 180 | 270
  /** Left, lower, right, upper. */
  readonly cropBox?: readonly [number, number, number, number]
}

export interface TinyPdf {
  readonly pages: readonly PdfPage[]
  /** Runs when the file is opened by a program that runs such things. */
  readonly javaScript?: string
  readonly attachment?: { readonly name: string; readonly content: string }
  /** What letters stand for, in UTF-16 as hexadecimal digits; other letters stand for themselves. */
  readonly meanings?: Readonly<Record<string, string>>
  /** Needs a password that nobody has. */
  readonly locked?: boolean
}

/** Writes a small PDF by hand, for tests: its objects in order, and the table that says where each of them is. */
export function tinyPdf({ pages, javaScript, attachment, meanings, locked }: TinyPdf): Buffer {
  const objects: Buffer[] = []
  const add = (content: string | Buffer): string => `${objects.push(Buffer.from(content))} 0 R`
  const catalogue = add('')
  const tree = add('')
  const toUnicode = meanings ? ` /ToUnicode ${add(streamObject('', meaningsObject(meanings)))}` : ''
  const font = add(`<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding${toUnicode} >>`)
  const kids = pages.map((page) => add(pageObject(page, { add, tree, font })))
  const action = javaScript && add(`<< /S /JavaScript /JS ${literal(javaScript)} >>`)
  const names = attachment && add(embeddedFile(attachment, add))
  objects[1] = Buffer.from(`<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${kids.length} >>`)
  objects[0] = Buffer.from(
    `<< /Type /Catalog /Pages ${tree}${action ? ` /OpenAction ${action}` : ''}${names ? ` /Names ${names}` : ''} >>`,
  )
  const encrypt = locked === true ? add(lock) : null
  return write(objects, `/Root ${catalogue}${encrypt ? ` /Encrypt ${encrypt} /ID [<00> <00>]` : ''}`)
}

function meaningsObject(meanings: Readonly<Record<string, string>>): Buffer {
  const ranges = Object.entries(meanings).map(([letter, hex]) => `<${letter.charCodeAt(0).toString(16)}> <${hex}>`)
  return Buffer.from(`/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /M def /CMapType 2 def
1 begincodespacerange <00> <FF> endcodespacerange
${ranges.length} beginbfchar ${ranges.join(' ')} endbfchar endcmap end end`)
}

/** Something that says it checks passwords, and that no password satisfies. */
const lock = `<< /Filter /Standard /V 1 /R 2 /P -4 /O <${'11'.repeat(32)}> /U <${'22'.repeat(32)}> >>`

type Add = (content: string | Buffer) => string

function pageObject(page: PdfPage, { add, tree, font }: { add: Add; tree: string; font: string }): string {
  const texts = (page.texts ?? []).map(
    ({ text, x, y, size = 11 }) => `BT /F ${size} Tf ${x} ${y} Td ${literal(text)} Tj ET`,
  )
  const image = page.scan && add(imageObject(page.scan))
  const content = [...(image ? ['q 595 0 0 842 0 0 cm /I Do Q'] : []), ...texts].join('\n')
  const stream = add(streamObject('', Buffer.from(content, 'latin1')))
  const resources = `<< /Font << /F ${font} >>${image ? ` /XObject << /I ${image} >>` : ''} >>`
  const crop = page.cropBox ? ` /CropBox [${page.cropBox.join(' ')}]` : ''
  const box = `/MediaBox [0 0 595 842]${crop} /Rotate ${page.rotate ?? 0}`
  return `<< /Type /Page /Parent ${tree} ${box} /Resources ${resources} /Contents ${stream} >>`
}

function imageObject({ width, height, data }: NonNullable<PdfPage['scan']>): Buffer {
  const facts = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8`
  return streamObject(facts, Buffer.from(data))
}

function embeddedFile({ name, content }: NonNullable<TinyPdf['attachment']>, add: Add): string {
  const file = add(streamObject('/Type /EmbeddedFile', Buffer.from(content)))
  const spec = add(`<< /Type /Filespec /F ${literal(name)} /UF ${literal(name)} /EF << /F ${file} >> >>`)
  return `<< /EmbeddedFiles << /Names [${literal(name)} ${spec}] >> >>`
}

function streamObject(facts: string, content: Buffer): Buffer {
  const packed = deflateSync(content)
  return Buffer.concat([
    Buffer.from(`<< ${facts} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`),
    packed,
    Buffer.from('\nendstream'),
  ])
}

/** A text of PDF; the euro sign has a place of its own in the encoding of Windows. */
function literal(text: string): string {
  const escaped = text.replaceAll(/[\\()]/g, String.raw`\$&`)
  return `(${escaped.replaceAll('€', '\u0080')})`
}

function write(objects: readonly Buffer[], trailer: string): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\u00e2\u00e3\n', 'latin1')]
  const places: number[] = []
  let length = parts[0]?.length ?? 0
  for (const [index, object] of objects.entries()) {
    places.push(length)
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')])
    parts.push(part)
    length += part.length
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} ${trailer} >>\nstartxref\n${length}\n%%EOF\n`
  return Buffer.concat([...parts, Buffer.from(end)])
}
