import { fileNamer } from '../files/file-names.ts'
import { zipStream, type ZipEntry } from '../files/zip-stream.ts'
import { joinPdfs } from '../pdf/join/join-pdfs.ts'
import type { FileAnswer } from './answer.ts'

/** One of the files that were chosen in a list, drawn or read when its turn comes. */
interface ChosenFile<Content> {
  readonly name: string
  readonly read: () => Promise<Content> | Content
}
/** One that is held whole, such as a PDF that is drawn. */
export type Paper = ChosenFile<Buffer>

/** The files in one zip, each under a name of its own: drafts are all called the same. */
export const zippedPapers = (name: string, files: readonly ChosenFile<ZipEntry['content']>[]): FileAnswer => ({
  name: `${name}.zip`,
  mimeType: 'application/zip',
  content: zipStream(entries(files)),
})

/** PDFs as one, the pages of each after those of the one before. */
export async function joinedPapers(name: string, papers: readonly Paper[]): Promise<FileAnswer> {
  const parts = []
  for (const paper of papers) parts.push(await paper.read())
  return { name: `${name}.pdf`, mimeType: 'application/pdf', content: Buffer.from(await joinPdfs(parts)) }
}

async function* entries(files: readonly ChosenFile<ZipEntry['content']>[]): AsyncGenerator<ZipEntry> {
  const nameFor = fileNamer()
  for (const { name, read } of files) yield { name: nameFor(name), content: await read() }
}
