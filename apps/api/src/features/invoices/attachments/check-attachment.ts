import { cleanFileName, withExtension } from '../../../files/clean-name.ts'
import type { ReceivedFile } from '../../../files/incoming.ts'
import { sniffFile } from '../../../files/sniff-file.ts'
import { mimeTypes, type FileKind } from '../../../files/sniff.ts'
import { ApiError } from '../../../kernel/api-error.ts'

/** What a file to send along or to keep beside something is, under a name that says so. */
export interface CheckedAttachment {
  readonly name: string
  readonly mimeType: string
}

const plain: Partial<Record<FileKind, readonly [string, ...string[]]>> = {
  pdf: ['pdf'],
  png: ['png'],
  jpeg: ['jpg', 'jpeg'],
  text: ['txt', 'csv'],
}
/** Documents that are archives by what is in them; other archives are stopped by mail servers. */
const office: Readonly<Record<string, string>> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Decides by its content whether a file can go along with a mail or into a dossier. Throws `file_type_invalid`, with what to do. */
export async function checkAttachment(name: string, file: ReceivedFile): Promise<CheckedAttachment> {
  if (file.size_bytes === 0) throw refused('Dit bestand is leeg. Kies een ander bestand.')
  const kind = await sniffFile(file)
  const clean = cleanFileName(name)
  const extensions = plain[kind]
  if (extensions !== undefined) return { name: withExtension(clean, extensions), mimeType: mimeTypes[kind] }
  const mimeType = kind === 'zip' ? office[/\.(\w+)$/.exec(clean)?.[1]?.toLowerCase() ?? ''] : undefined // zero: a name without an extension
  if (mimeType === undefined) {
    throw refused('Dit soort bestand kan hier niet bij. Kies een pdf, png, jpg, txt, csv, docx of xlsx.')
  }
  return { name: clean, mimeType }
}

const refused = (message: string) => new ApiError('file_type_invalid', { fields: { content: message } })
