import {
  decodeXml,
  proposalFromElectronicInvoice,
  type Proposal,
  type ProposalContext,
  type SourceWord,
} from '@klopt/recognition'
import { lacksSupplier, readBesideText } from './beside-text.ts'
import { isElectronicInvoice } from './electronic-invoice.ts'
import { limits } from './limits.ts'
import { withOcr } from './ocr.ts'
import { withPdfPages } from './pdf-pages.ts'
import { readPdfText, type PdfText } from './pdf-text.ts'
import { decodePicture, pictureThumbnail, THUMBNAIL_WIDTH, toThumbnail, type Picture } from './picture.ts'
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

/** A file, and what is known of who it is for and from; that decides how far it is looked into. */
export interface Readable {
  readonly bytes: Uint8Array
  readonly mimeType: string
  readonly context: ProposalContext
}

/** Reads a file by its type. Throws UnreadableError. */
export function readContent({ bytes, mimeType, context }: Readable, onProgress: OnProgress): Promise<Content> {
  if (mimeType === 'application/pdf') return readPdf(bytes, context, onProgress)
  if (mimeType === 'application/xml') return Promise.resolve(readXml(bytes))
  return readPicture(bytes, onProgress)
}

async function readPdf(bytes: Uint8Array, context: ProposalContext, onProgress: OnProgress): Promise<Content> {
  const text = await readPdfText(bytes)
  const unwritten = text.pages.flatMap((read, page) => (read === null ? [page] : [])).slice(0, limits.ocrPages)
  const written = text.pages.flatMap((read) => read?.words ?? [])
  const invoice = firstInvoice(text.attachments)
  const { thumbnail, read, beside } = await withPdfPages(bytes, async (pages) => {
    const draw = (page: number) => pages.draw(page)
    const thumbnail = await toThumbnail(await pages.drawSmall(0, THUMBNAIL_WIDTH))
    const read = await readDrawn(unwritten, draw, onProgress)
    const isComplete = invoice !== null || !lacksSupplier([...written, ...read.words], context)
    return { thumbnail, read, beside: isComplete ? [] : await readLetterhead(text.pages, draw) }
  })
  const turned = text.pages.flatMap((read, page): [number, Untilt][] => (read?.untilt ? [[page, read.untilt]] : []))
  return {
    reader: invoice !== null ? 'einvoice' : written.length > 0 || unwritten.length === 0 ? 'text' : 'ocr',
    pageCount: text.pageCount,
    thumbnail,
    words: [...written, ...beside, ...read.words].slice(0, limits.words),
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

/**
 * What stands in pictures on the first page, where a letterhead is. One page at most, and none of which the text runs
 * down the sheet: that would take more time than it is worth.
 */
async function readLetterhead(
  pages: PdfText['pages'],
  draw: (page: number) => Promise<Picture>,
): Promise<SourceWord[]> {
  const [first] = pages
  if (!first || first.untilt !== null) return []
  return withOcr(async (ocr) => readBesideText(ocr, await draw(0), first.words, 0))
}

/** Broken XML in a PDF is no reason not to read the PDF. */
function firstInvoice(files: readonly Uint8Array[]): Proposal | null {
  for (const file of files) {
    const invoice = isElectronicInvoice(file) ? proposalFromElectronicInvoice(decodeXml(file)) : null
    if (invoice !== null) return invoice
  }
  return null
}
