import { contract } from '@klopt/api-client/schemas'
import { cleanFileName, withExtension } from '../../files/clean-name.ts'
import { sha256Of } from '../../files/file-store.ts'
import type { ReceivedFile } from '../../files/incoming.ts'
import { mimeTypes, sniff, type FileKind } from '../../files/sniff.ts'
import { sniffFile } from '../../files/sniff-file.ts'
import { isElectronicInvoice } from '../../recognition/electronic-invoice.ts'
import { ApiError } from '../../kernel/api-error.ts'

/** A file that may become a document. */
export interface CheckedFile {
  readonly name: string
  readonly mimeType: string
  readonly size_bytes: number
  readonly sha256: Buffer
  /** Where its bytes are. */
  readonly content: Uint8Array | ReceivedFile
}

/** As much of an e-invoice as says that it is one. */
const START_BYTES = 65_536
const extensions = {
  pdf: ['pdf'],
  png: ['png'],
  jpeg: ['jpg', 'jpeg'],
  gif: ['gif'],
  webp: ['webp'],
  xml: ['xml'],
} as const

/**
 * Decides by its content whether a file can be a document: a PDF, a picture, or an e-invoice in XML. Throws
 * `file_type_invalid`, with what to do at the field `content`.
 */
export async function checkUpload(name: string, file: ReceivedFile): Promise<CheckedFile> {
  const kind = await sniffFile(file)
  const { size_bytes, sha256 } = file
  return { ...named(name, kind, await file.start(START_BYTES)), size_bytes, sha256, content: file }
}

/** The same for bytes, such as those of an attachment. Throws `too_large` too. */
export function checkBytes(name: string, bytes: Buffer): CheckedFile {
  const size_bytes = bytes.length
  if (size_bytes > contract.documents.upload.bodyLimitBytes) throw new ApiError('too_large')
  return { ...named(name, sniff(bytes), bytes), size_bytes, sha256: sha256Of(bytes), content: bytes }
}

function named(name: string, kind: FileKind, start: Uint8Array): Pick<CheckedFile, 'name' | 'mimeType'> {
  if (start.length === 0) throw refused('Dit bestand is leeg. Kies een ander bestand.')
  if (!isAccepted(kind)) {
    throw refused(
      'Het bestand heeft niet het juiste formaat. Alleen pdf, png, jpg, gif, webp en xml (max. 10 MB) worden ondersteund.',
    )
  }
  if (kind === 'xml' && !isElectronicInvoice(start)) {
    throw refused('Dit xml-bestand is geen e-factuur. Kies een e-factuur (UBL of CII) of een pdf.')
  }
  return { name: withExtension(cleanFileName(name), extensions[kind]), mimeType: mimeTypes[kind] }
}

function isAccepted(kind: string): kind is keyof typeof extensions {
  return kind in extensions
}

const refused = (message: string) => new ApiError('file_type_invalid', { fields: { content: message } })
