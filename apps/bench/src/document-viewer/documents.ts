import { writePdf } from '../../../../packages/document-viewer/src/testing/pdf-writer.ts'
import { openDocuments } from '../recognition/documents.ts'

const linesOnPage = 45

/** An invoice of ours, one page of text with its own fonts. */
export async function invoicePdf(): Promise<Uint8Array> {
  await using documents = openDocuments()
  return await documents.pdf()
}

/** So many pages full of text. */
export async function longPdf(pages: number): Promise<Uint8Array> {
  const lineOf = (page: number, line: number) => ({
    text: `${page}.${line} Levering ${page * 100 + line} van kantoorartikelen, ${line} stuks, € ${line},50`,
    x: 60,
    y: 780 - line * 16,
  })
  const pageOf = (_: unknown, page: number) => ({
    texts: Array.from({ length: linesOnPage }, (__, line) => lineOf(page + 1, line + 1)),
  })
  return new Uint8Array(await writePdf(Array.from({ length: pages }, pageOf)))
}
