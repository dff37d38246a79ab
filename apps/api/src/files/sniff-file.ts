import type { ReceivedFile } from './incoming.ts'
import { sniff, type FileKind } from './sniff.ts'

const START_BYTES = 65_536

/**
 * The kind of a file on disk, as `sniff` says it of all its bytes. Pictures, PDFs and archives are known by their first
 * part; text is sound or not as a whole, and so is read, as is what begins as nothing known.
 */
export async function sniffFile(file: Pick<ReceivedFile, 'size_bytes' | 'start' | 'bytes'>): Promise<FileKind> {
  const { size_bytes } = file
  const kind = sniff(await file.start(START_BYTES), size_bytes)
  const isCertain = size_bytes <= START_BYTES || !['xml', 'json', 'text', 'unknown'].includes(kind)
  return isCertain ? kind : sniff(await file.bytes())
}
