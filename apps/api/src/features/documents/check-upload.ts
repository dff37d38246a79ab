import { cleanFileName, withExtension } from '../../files/clean-name.ts'
import { mimeTypes, sniff } from '../../files/sniff.ts'
import { isElectronicInvoice } from '../../recognition/electronic-invoice.ts'
import { ApiError } from '../../kernel/api-error.ts'

/** A file that may become a document. */
export interface CheckedFile {
  readonly name: string
  readonly mimeType: string
  readonly bytes: Buffer
}

const maxSize_bytes = 10 * 1024 * 1024
const extensions = {
  pdf: ['pdf'],
  png: ['png'],
  jpeg: ['jpg', 'jpeg'],
  gif: ['gif'],
  webp: ['webp'],
  xml: ['xml'],
} as const

/**
 * Decides by its content whether a file can be a document: a PDF, a picture, or an e-invoice in XML. Throws `too_large`
 * and `file_type_invalid`, with what to do at the field `content`.
 */
export function checkUpload(name: string, bytes: Buffer): CheckedFile {
  if (bytes.length > maxSize_bytes) {
    throw new ApiError('too_large', { fields: { content: 'Het bestand mag maximaal 10 MB groot zijn.' } })
  }
  if (bytes.length === 0) throw refused('Dit bestand is leeg. Kies een ander bestand.')
  const kind = sniff(bytes)
  if (!isAccepted(kind)) {
    throw refused(
      'Het bestand heeft niet het juiste formaat. Alleen pdf, png, jpg, gif, webp en xml (max. 10 MB) worden ondersteund.',
    )
  }
  if (kind === 'xml' && !isElectronicInvoice(bytes)) {
    throw refused('Dit xml-bestand is geen e-factuur. Kies een e-factuur (UBL of CII) of een pdf.')
  }
  return { name: withExtension(cleanFileName(name), extensions[kind]), mimeType: mimeTypes[kind], bytes }
}

function isAccepted(kind: string): kind is keyof typeof extensions {
  return kind in extensions
}

const refused = (message: string) => new ApiError('file_type_invalid', { fields: { content: message } })
