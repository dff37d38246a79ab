import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export interface ReadPdf {
  /** The text of each page, a line per line. */
  pages: string[]
  /** The texts that a screen reader speaks for pictures. */
  pictures: string[]
  /** The roles of the tagged structure, such as H1, Table and TH. */
  roles: Set<string>
  title: unknown
  author: unknown
  created: unknown
  language: unknown
}

/** Opens a PDF with another program's eyes. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  // pdf.js takes the bytes away from who gives them.
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 })
  const pdf = await task.promise
  const { info } = await pdf.getMetadata()
  const facts = info as Record<string, unknown>
  const read: ReadPdf = {
    pages: [],
    pictures: [],
    roles: new Set(),
    title: facts['Title'],
    author: facts['Author'],
    created: facts['CreationDate'],
    language: facts['Language'],
  }
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    read.pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
    walk(await page.getStructTree(), read)
  }
  await task.destroy()
  return read
}

function walk(node: unknown, read: ReadPdf): void {
  if (typeof node !== 'object' || node === null) return
  if ('role' in node && typeof node.role === 'string') read.roles.add(node.role)
  if ('alt' in node && typeof node.alt === 'string') read.pictures.push(node.alt)
  if ('children' in node && Array.isArray(node.children)) for (const child of node.children) walk(child, read)
}
