import { contract } from '@klopt/api-client/schemas'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fileLocationOf } from '../config/file-location.ts'
import { aPdf, Inbox } from '../features/documents/documents.test-support.ts'
import { createTestServer, type KloptTestServer } from '../testing/index.ts'
import { sha256Of, type FileStore } from './file-store.ts'
import { openFileStore } from './open-file-store.ts'
import { swiftOfDebian } from './swift-packages.test-support.ts'
import { startSwift, type SwiftServer } from './swift.test-support.ts'

const root = await swiftOfDebian()
if (root === null) console.info('Swift of Debian is not to be had here: files are not tried with it')

const bytes = (text: string) => new TextEncoder().encode(text)
const anHour = 3_600_000
const TWO_STARTS_MS = 150_000

describe.runIf(root !== null)('Swift, which looks at signatures', () => {
  let swift: SwiftServer
  let store: FileStore
  let server: KloptTestServer
  beforeAll(async () => {
    swift = await startSwift(must(root, 'where Swift stands'))
    store = await openFileStore(fileLocationOf(swift.url))
    server = await createTestServer({ env: { FILES_URL: swift.url } })
  }, TWO_STARTS_MS)
  afterAll(async () => {
    await server.stop()
    await swift.stop()
  })

  test('what is kept comes back whole, is listed, and stands with its tenant alone', async () => {
    const large = Buffer.alloc(3_000_000, 'klopt ')
    const [one, other] = [await store.put(1, large), await store.put(1, bytes('een factuur'))]
    expect((await store.read(1, one)).equals(large)).toBe(true)
    expect((await store.read(1, other)).toString()).toBe('een factuur')
    const listed = (await store.list(1)).map(({ name }) => name)
    expect(new Set(listed)).toEqual(new Set([one, other].map((sha256) => sha256.toString('hex'))))
    expect(await store.tenants()).toEqual([1])
    await expect(store.read(2, one)).rejects.toMatchObject({ code: 'ENOENT' })
  })

  test('what is removed stands aside first, is put back, and goes for good', async () => {
    const sha256 = await store.put(3, bytes('weg'))
    const keptOf = async () => must((await store.list(3))[0], 'what is kept')
    expect(await store.removeUnlessPutSince(3, await keptOf(), new Date(Date.now() - anHour))).toBe(false)
    const later = new Date(Date.now() + anHour)
    expect(await store.removeUnlessPutSince(3, await keptOf(), later)).toBe(true)
    expect((await store.read(3, sha256)).toString()).toBe('weg')
    await store.putBack(3, await keptOf())
    expect(await keptOf()).toMatchObject({ isAside: false })
    expect(await store.removeUnlessPutSince(3, await keptOf(), later)).toBe(true)
    expect(await store.removeUnlessPutSince(3, await keptOf(), later)).toBe(true)
    await expect(store.read(3, sha256)).rejects.toMatchObject({ code: 'ENOENT' })
  })

  test('more files than a page of the list are all listed', async () => {
    const count = 25
    await Promise.all(Array.from({ length: count }, (_, index) => store.put(4, bytes(`bestand ${index}`))))
    expect(await store.list(4)).toHaveLength(count)
  })

  test('a document goes by links: what a browser puts is taken, and the viewer reads it', async () => {
    const inbox = await Inbox.open(server)
    const { params } = inbox
    const content = aPdf()
    const begun = await inbox.client.call(contract.documents.beginUpload, {
      params,
      body: { sizeBytes: content.length },
    })
    const { uploadId, url } = must(begun.put, 'where a file can be put')
    expect((await putAt(url, content)).status).toBe(200)
    const body = { uploadId, name: 'groot.pdf' }
    const { fileId } = await inbox.client.call(contract.documents.completeUpload, { params, body })
    const link = await inbox.client.call(contract.files.link, { params: { ...params, fileId } })
    const read = await fetch(must(link.url, 'a link'))
    expect(read.headers.get('content-disposition')).toBe('attachment')
    expect(sha256Of(new Uint8Array(await read.arrayBuffer())).toString('hex')).toBe(link.sha256)
  })

  test('a link does one thing with one object: nothing else, nowhere else, with no other bytes than were said', async () => {
    const links = must(store.links, 'links')
    const sha256 = await store.put(5, bytes('geheim'))
    const upload = { administrationId: 5, uploadId: crypto.randomUUID() }
    const put = must(await links.toPut(upload, 3), 'a link')
    const read = must(await links.toRead(5, sha256, 'application/pdf'), 'a link')
    expect((await putAt(put, bytes('te veel'))).status).toBe(403)
    expect((await fetch(put)).status).toBe(403)
    expect((await putAt(read, bytes('geheim'))).status).toBe(403)
    const elsewhere = new URL(read)
    elsewhere.pathname = elsewhere.pathname.replace('/5/', '/6/')
    expect((await fetch(elsewhere)).status).toBe(403)
    const asPage = new URL(read)
    asPage.searchParams.set('response-content-type', 'text/html')
    expect((await fetch(asPage)).status).toBe(403)
    const longer = new URL(read)
    longer.searchParams.set('X-Amz-Expires', '3600')
    expect((await fetch(longer)).status).toBe(403)
    expect(await links.put(upload)).toBeNull()
    expect((await putAt(put, bytes('abc'))).status).toBe(200)
    expect(await links.sweep(new Date(Date.now() - anHour))).toBe(0)
    expect(await links.sweep(new Date(Date.now() + anHour))).toBeGreaterThan(0)
    expect(await links.put(upload)).toBeNull()
  })
})

const putAt = (url: string, content: Uint8Array) =>
  fetch(url, { method: 'PUT', body: new Blob([new Uint8Array(content)], { type: 'application/pdf' }) })
