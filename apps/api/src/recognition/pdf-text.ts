import { fileURLToPath } from 'node:url'
import type { SourceWord } from '@klopt/recognition'
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { limits } from './limits.ts'
import type { PlacedWords } from './orient.ts'
import { wordsOfPage } from './page-words.ts'
import { unreadable, UnreadableError } from './unreadable.ts'

export interface PdfText {
  readonly pageCount: number
  /** Of the first pages; null for one without text that can be used: a scan, or letters without a meaning. */
  readonly pages: readonly (PlacedWords | null)[]
  /** The bytes of the XML files in it. */
  readonly attachments: readonly Uint8Array[]
}

/** Enough letters for a page that was written; a scan may carry a stamp or a page number. */
const FEWEST_LETTERS = 15

/**
 * The text in a PDF and the XML files it carries. Its scripts are never run: what reads it cannot run any. Throws
 * UnreadableError for a file that is protected or damaged.
 */
export async function readPdfText(bytes: Uint8Array): Promise<PdfText> {
  const task = getDocument({
    // The bytes are taken away from who gives them.
    data: Uint8Array.from(bytes),
    verbosity: 0,
    useSystemFonts: false,
    disableFontFace: true,
    cMapUrl: fileURLToPath(new URL('../../cmaps/', import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs'))),
    cMapPacked: true,
  })
  try {
    const pdf = await task.promise
    const pages: (PlacedWords | null)[] = []
    for (let page = 0; page < Math.min(pdf.numPages, limits.textPages); page += 1) pages.push(await pageText(pdf, page))
    return { pageCount: pdf.numPages, pages, attachments: await xmlAttachments(pdf) }
  } catch (error) {
    const { name } = error as Error
    throw new UnreadableError(name === 'PasswordException' ? unreadable.password : unreadable.damaged, { cause: error })
  } finally {
    await task.destroy()
  }
}

async function pageText(pdf: PDFDocumentProxy, index: number): Promise<PlacedWords | null> {
  const page = await pdf.getPage(index + 1)
  const content = await page.getTextContent({ disableNormalization: false })
  const { words, untilt } = wordsOfPage(content, page.getViewport({ scale: 1 }), index)
  page.cleanup()
  return isWritten(words) ? { words: legible(words), untilt } : null
}

/** Without letters that stand for nothing: no reader sees them, and a database takes no NUL. */
function legible(words: readonly SourceWord[]): SourceWord[] {
  return words
    .map((word) => ({ ...word, text: word.text.replace(/[\p{Cc}\p{Cs}]/gu, '') }))
    .filter(({ text }) => text !== '')
}

/** Fonts without a table of meanings give letters of private use or control characters. */
function isWritten(words: readonly SourceWord[]): boolean {
  const text = words.map((word) => word.text).join('')
  const unclear = text.match(/[\p{Co}\p{Cc}\p{Cn}\uFFFD]/gu)?.length ?? 0 // zero: no sign of it is unclear
  return text.length >= FEWEST_LETTERS && unclear < text.length * 0.2
}

async function xmlAttachments(pdf: PDFDocumentProxy): Promise<Uint8Array[]> {
  const named = [...((await pdf.getAttachments()) ?? [])].filter(([, { filename }]) => /\.xml$/i.test(filename))
  const files: Uint8Array[] = []
  for (const [id] of named.slice(0, limits.attachments)) {
    const content: unknown = await pdf.getAttachmentContent(id).catch(() => null)
    if (content instanceof Uint8Array && content.length <= limits.attachmentBytes) files.push(content)
  }
  return files
}
