import { fileNamer } from '../files/file-names.ts'
import { zipStream, type ZipEntry } from '../files/zip-stream.ts'
import { joinPdfs } from '../pdf/join/join-pdfs.ts'
import type { FileAnswer } from './answer.ts'

/** One of the files that were chosen in a list, drawn or read when its turn comes. */
export interface Paper {
  readonly name: string
  readonly read: () => Promise<Buffer>
}

/** The files in one zip, each under a name of its own: drafts are all called the same. */
export const zippedPapers = (name: string, papers: readonly Paper[]): FileAnswer => ({
  name: `${name}.zip`,
  mimeType: 'application/zip',
  content: zipStream(entries(papers)),
})

/** PDFs as one, the pages of each after those of the one before. */
export async function joinedPapers(name: string, papers: readonly Paper[]): Promise<FileAnswer> {
  const parts = []
  for (const paper of papers) parts.push(await paper.read())
  return { name: `${name}.pdf`, mimeType: 'application/pdf', content: Buffer.from(await joinPdfs(parts)) }
}

async function* entries(papers: readonly Paper[]): AsyncGenerator<ZipEntry> {
  const nameFor = fileNamer()
  for (const { name, read } of papers) yield { name: nameFor(name), content: await read() }
}
