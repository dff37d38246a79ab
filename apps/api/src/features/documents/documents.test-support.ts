import type { InboxDocument } from '@klopt/api-client/contract'
import { contract } from '@klopt/api-client/schemas'
import { must } from '@klopt/bookkeeping/money'
import type { RecognisedText } from '@klopt/recognition'
import {
  fileBody,
  type CallOptions,
  type KloptTestServer,
  type RawAnswer,
  type TestClient,
} from '../../testing/index.ts'
import type { Books } from '../books.test-support.ts'
import { tinyPdf, type PdfPage, type TinyPdf } from '../../testing/tiny-pdf.ts'

/** The inbox of one administration as a test uses it, through the calls of real use. */
export class Inbox {
  readonly server: KloptTestServer
  readonly client: TestClient
  readonly id: number

  private constructor(server: KloptTestServer, client: TestClient, id: number) {
    this.server = server
    this.client = client
    this.id = id
  }

  static async open(server: KloptTestServer, given: Parameters<typeof server.world.administration>[0] = {}) {
    const { id, owner } = await server.world.administration(given)
    return new Inbox(server, await server.world.as(owner), id)
  }

  static seenBy({ server, client, id }: Books): Inbox {
    return new Inbox(server, client, id)
  }

  /** The same inbox through another server. */
  through(client: TestClient): Inbox {
    return new Inbox(this.server, client, this.id)
  }

  get params() {
    return { administrationId: this.id }
  }

  send(content: Uint8Array | string, name = 'factuur.pdf', options: CallOptions = {}): Promise<RawAnswer> {
    const input = { params: this.params, query: { name }, body: fileBody(content) }
    return this.client.send(contract.documents.upload, input, options)
  }

  /** Uploads; answers what the call says. */
  async upload(content: Uint8Array | string, name?: string) {
    const answer = await this.send(content, name)
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    return answer.body as { id: number; fileId: number; isDuplicate: boolean; state: string }
  }

  /** Uploads, and lets the queue read it. */
  async read(content: Uint8Array | string, name?: string): Promise<InboxDocument> {
    const { id } = await this.upload(content, name)
    await this.server.jobs.drain()
    return this.get(id)
  }

  get(documentId: number): Promise<InboxDocument> {
    return this.client.call(contract.documents.get, { params: { ...this.params, documentId } })
  }

  list(query: { state?: InboxDocument['state']; search?: string; cursor?: string } = {}) {
    return this.client.call(contract.documents.list, { params: this.params, query })
  }

  async ocr(fileId: number) {
    const { ocrData } = await this.client.call(contract.files.ocrResult, { params: { ...this.params, fileId } })
    return ocrData
  }

  async words(fileId: number): Promise<string[]> {
    return (await this.ocr(fileId)).words.map(({ text }) => text)
  }

  /** The middle of a word, in fractions of the page as it is shown. */
  async placeOf(fileId: number, text: string) {
    const word = (await this.ocr(fileId)).words.find((candidate) => candidate.text.includes(text))
    const { left, top, right, bottom } = boxOf(must(word, text))
    return { x: (left + right) / 2, y: (top + bottom) / 2 }
  }
}

const boxOf = ({ boundingPoly: { vertices } }: RecognisedText) => {
  const [xs, ys] = [vertices.map(({ x = 0 }) => x), vertices.map(({ y = 0 }) => y)]
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

/** How a document that was read says so. */
export const done = { state: 'done', progressPercent: 100, failure: null, canReadAgain: false, expected: null }

/** What has to be found on a scan of `invoicePage`, and what of it was. */
export const scannedWords = ['Papierhandel', '2026-0815', '12-06-2026', '121,00']
export const scanned = (read: readonly string[]) =>
  scannedWords.filter((word) => read.some((text) => text.includes(word)))

/** A page of an invoice with real-looking text. */
export const invoicePage: PdfPage = {
  texts: [
    { text: 'Papierhandel De Vries', x: 60, y: 770, size: 18 },
    { text: 'Factuurnummer: 2026-0815', x: 60, y: 700 },
    { text: 'Factuurdatum: 12-06-2026', x: 60, y: 680 },
    { text: 'Subtotaal', x: 340, y: 400 },
    { text: '€ 100,00', x: 460, y: 400 },
    { text: '21% btw', x: 340, y: 380 },
    { text: '€ 21,00', x: 460, y: 380 },
    { text: 'Totaal', x: 340, y: 360 },
    { text: '€ 121,00', x: 460, y: 360 },
    { text: 'IBAN NL91ABNA0417164300 KvK 12345678', x: 60, y: 80 },
  ],
}

let count = 0
/** A PDF that no test has sent before. */
export function aPdf(changes: Partial<TinyPdf> = {}): Buffer {
  const mark = { texts: [{ text: `Kenmerk ${(count += 1)}`, x: 60, y: 40 }] }
  const [first = invoicePage, ...others] = changes.pages ?? [invoicePage]
  return tinyPdf({ ...changes, pages: [{ ...first, texts: [...(first.texts ?? []), ...mark.texts] }, ...others] })
}
