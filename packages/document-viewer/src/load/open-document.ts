import type { Size } from '../geometry/box.ts'
import type { PageSource } from '../pages/page-source.ts'
import { DamagedPdfError, openPdf, preparePdf } from '../pdf/open-pdf.ts'
import { pdfSource } from '../pdf/pdf-source.tsx'
import { pictureSource } from '../picture/picture-source.tsx'
import type { ViewerFile } from '../types.ts'
import { kindOfMimeType, sniff, type FileKind } from './file-kind.ts'

/** What was loaded, to save: made when it is asked for. */
export type Content = () => Blob

/** What came of opening a document. */
export type Opened =
  | { status: 'empty' }
  /** Of a type that is not shown; its content need not even have been loaded. */
  | { status: 'other' }
  | { status: 'damaged'; content: Content }
  /** A picture that cannot be shown. */
  | { status: 'broken'; content: Content }
  /** `room` is what pages will have, in CSS pixels; 0 where it is not known. */
  | { status: 'ready'; source: PageSource; room: Size; content: Content }

/** A document that only opens with a password; `isWrong` after one that did not open it. */
export interface PasswordAsked {
  isWrong: boolean
  answer: (password: string) => void
  content: Content
}

export interface Opening {
  /** Measures the room that pages will have. */
  roomOf: () => Size
  onPassword: (asked: PasswordAsked) => void
  /** Ends it at any moment, and lets go of all the document holds. */
  signal: AbortSignal
}

/**
 * Loads a file and opens it, whatever it is. Throws where it did not come, or cannot be opened for a
 * reason that is not its own.
 */
export async function openDocument(
  { load, mimeType }: Pick<ViewerFile, 'load' | 'mimeType'>,
  opening: Opening,
): Promise<Opened> {
  const claimed = kindOfMimeType(mimeType)
  if (claimed === 'pdf') preparePdf()
  const bytes = await load(opening.signal)
  opening.signal.throwIfAborted()
  if (bytes.byteLength === 0) return { status: 'empty' }
  const found = sniff(new Uint8Array(bytes, 0, Math.min(1024, bytes.byteLength)))
  const kind: FileKind = found?.kind ?? claimed ?? 'other'
  if (kind === 'other') return { status: 'other' }
  // The type is one of ours whatever the server said, so that a browser never runs it as a page.
  const content = () => new Blob([bytes], { type: found?.mimeType ?? '' })
  return kind === 'pdf' ? await openAsPdf(bytes, content, opening) : await openAsPicture(content, opening)
}

async function openAsPdf(bytes: ArrayBuffer, content: Content, opening: Opening): Promise<Opened> {
  const { roomOf, signal } = opening
  try {
    const onPassword = (answer: PasswordAsked['answer'], isWrong: boolean) =>
      opening.onPassword({ answer, isWrong, content })
    const pdf = await openPdf(bytes, { onPassword, roomOf, signal })
    return { status: 'ready', source: pdfSource(pdf, signal), room: pdf.room, content }
  } catch (error) {
    if (error instanceof DamagedPdfError) return { status: 'damaged', content }
    throw error
  }
}

const openAsPicture = (content: Content, { roomOf, signal }: Opening): Promise<Opened> =>
  pictureSource(content(), signal).then(
    (source) => ({ status: 'ready', source, room: roomOf(), content }),
    () => ({ status: 'broken', content }),
  )
