import { decodeXml, proposalFromElectronicInvoice, type Proposal, type SourceWord } from '@klopt/recognition'
import { isElectronicInvoice } from './electronic-invoice.ts'
import { limits } from './limits.ts'
import { withOcr } from './ocr.ts'
import { withPdfPages } from './pdf-pages.ts'
import { readPdfText } from './pdf-text.ts'
import { decodePicture, pictureThumbnail, thumbnailWidth, toThumbnail, type Picture } from './picture.ts'
import { readPages, type OnProgress } from './read-pages.ts'
import type { Untilt } from './straighten.ts'
import { unreadable, UnreadableError } from './unreadable.ts'

/** What stands in a document, before anything is made of it. */
export interface Content {
  readonly reader: 'einvoice' | 'text' | 'ocr'
  /** Null for a file without pages. */
  readonly pageCount: number | null
  /** WebP. */
  readonly thumbnail: Uint8Array | null
  /** Of pages as they were straightened. */
  readonly words: readonly SourceWord[]
  /** Per page that was tilted: the way back. */
  readonly untilts: ReadonlyMap<number, Untilt>
  /** What an electronic invoice in it says; exact. */
  readonly invoice: Proposal | null
}

/** Reads a file by its type. Throws UnreadableError. */
export function readContent(bytes: Uint8Array, mimeType: string, onProgress: OnProgress): Promise<Content> {
  if (mimeType === 'application/pdf') return readPdf(bytes, onProgress)
  if (mimeType === 'application/xml') return Promise.resolve(readXml(bytes))
  return readPicture(bytes, onProgress)
}

async function readPdf(bytes: Uint8Array, onProgress: OnProgress): Promise<Content> {
  const text = await readPdfText(bytes)
  const unwritten = text.pages.flatMap((read, page) => (read === null ? [page] : [])).slice(0, limits.ocrPages)
  const { thumbnail, read } = await withPdfPages(bytes, async (pages) => ({
    thumbnail: await toThumbnail(await pages.drawSmall(0, thumbnailWidth)),
    read: await readDrawn(unwritten, (page) => pages.draw(page), onProgress),
  }))
  const written = text.pages.flatMap((read) => read?.words ?? [])
  const turned = text.pages.flatMap((read, page): [number, Untilt][] => (read?.untilt ? [[page, read.untilt]] : []))
  const invoice = firstInvoice(text.attachments)
  return {
    reader: invoice !== null ? 'einvoice' : written.length > 0 || unwritten.length === 0 ? 'text' : 'ocr',
    pageCount: text.pageCount,
    thumbnail,
    words: [...written, ...read.words].slice(0, limits.words),
    untilts: new Map([...turned, ...read.untilts]),
    invoice,
  }
}

function readPicture(bytes: Uint8Array, onProgress: OnProgress): Promise<Content> {
  return withOcr(async (ocr) => {
    const [picture, thumbnail] = [await decodePicture(bytes), await pictureThumbnail(bytes)]
    const { words, untilts } = await readPages(ocr, [0], () => Promise.resolve(picture), onProgress)
    return { reader: 'ocr', pageCount: 1, thumbnail, words: words.slice(0, limits.words), untilts, invoice: null }
  })
}

function readXml(bytes: Uint8Array): Content {
  const invoice = firstInvoice([bytes])
  if (invoice === null) throw new UnreadableError(unreadable.notAnInvoice)
  return { reader: 'einvoice', pageCount: null, thumbnail: null, words: [], untilts: new Map(), invoice }
}

async function readDrawn(pages: readonly number[], draw: (page: number) => Promise<Picture>, onProgress: OnProgress) {
  if (pages.length === 0) return { words: [], untilts: new Map<number, Untilt>() }
  return withOcr((ocr) => readPages(ocr, pages, draw, onProgress))
}

/** Broken XML in a PDF is no reason not to read the PDF. */
function firstInvoice(files: readonly Uint8Array[]): Proposal | null {
  for (const file of files) {
    const invoice = isElectronicInvoice(file) ? proposalFromElectronicInvoice(decodeXml(file)) : null
    if (invoice !== null) return invoice
  }
  return null
}
