import { existsSync } from 'node:fs'
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fileLocationOf } from '../config/file-location.ts'
import { placeOf, sha256Of, type FileStore, type Kept } from './file-store.ts'
import { createIncomingFiles, type IncomingFiles } from './incoming.ts'
import { openFileStore } from './open-file-store.ts'
import { startS3Server } from './s3-server.test-support.ts'
import { DamagedFileError } from './verifying-store.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

/** A place to keep files, and what a test does to it behind its back. */
interface Place {
  readonly store: FileStore
  age(place: string, at: Date): Promise<void>
  damage(place: string, content: string): Promise<void>
  end(): Promise<void>
}

async function inFolder(): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'klopt-files-'))
  return {
    store: await openFileStore(fileLocationOf(`file://${folder}`)),
    age: (place, at) => utimes(join(folder, place), at, at),
    damage: (place, content) => writeFile(join(folder, place), content),
    end: () => rm(folder, { recursive: true }),
  }
}

async function inBucket(): Promise<Place> {
  const server = await startS3Server()
  return {
    store: await openFileStore(fileLocationOf(`${server.url}/klopt/bestanden`)),
    age: (place, at) => server.age(`klopt/bestanden/${place}`, at),
    damage: (place, content) => server.damage(`klopt/bestanden/${place}`, content),
    end: () => server.stop(),
  }
}

describe.each([
  ['a folder', inFolder],
  ['a bucket', inBucket],
])('%s', (_name, open) => {
  let place: Place
  let store: FileStore
  let incoming: IncomingFiles
  let disk: string
  beforeAll(async () => {
    place = await open()
    store = place.store
    disk = await mkdtemp(join(tmpdir(), 'klopt-incoming-'))
    incoming = createIncomingFiles(disk)
  })
  afterAll(async () => {
    await place.end()
    await rm(disk, { recursive: true })
  })

  const arrive = (...parts: Uint8Array[]) =>
    incoming.receive(
      (async function* () {
        yield* parts
      })(),
    )
  async function streamed(administrationId: number, sha256: Buffer): Promise<Buffer> {
    const chunks: Buffer[] = []
    for await (const chunk of store.stream(administrationId, sha256)) chunks.push(chunk as Buffer)
    return Buffer.concat(chunks)
  }
  const since = new Date(Date.now() - 3_600_000)
  const before = new Date(since.getTime() - 60_000)
  const keptOf = async (administrationId: number): Promise<Kept> => {
    const [kept] = await store.list(administrationId)
    if (!kept) throw new Error('nothing is kept')
    return kept
  }

  test('what is kept comes back, at once or as a stream', async () => {
    const sha256 = await store.put(1, bytes('een factuur'))
    expect(sha256).toEqual(sha256Of(bytes('een factuur')))
    expect((await store.read(1, sha256)).toString()).toBe('een factuur')
    expect((await streamed(1, sha256)).toString()).toBe('een factuur')
  })

  test('nothing at all is content too', async () => {
    const sha256 = await store.put(1, bytes(''))
    expect((await store.read(1, sha256)).length).toBe(0)
    expect((await streamed(1, sha256)).length).toBe(0)
  })

  test('the same bytes are kept once, also when they come at the same time', async () => {
    await Promise.all(Array.from({ length: 10 }, () => store.put(2, bytes('tweemaal'))))
    expect(await store.list(2)).toHaveLength(1)
  })

  test('a file that came in is kept, in parts of which none is all of it', async () => {
    const part = Buffer.alloc(1_000_000, 'klopt ')
    const file = await arrive(part, part, part, bytes('einde'))
    const sha256 = await store.take(3, file)
    expect(await store.take(3, await arrive(part, part, part, bytes('einde')))).toEqual(sha256)
    expect(await streamed(3, sha256)).toEqual(Buffer.concat([part, part, part, bytes('einde')]))
    await file.remove()
    expect(existsSync(file.path)).toBe(false)
  })

  test('a tenant has files of its own, even of the same bytes', async () => {
    const sha256 = await store.put(4, bytes('van mij'))
    await expect(store.read(5, sha256)).rejects.toMatchObject({ code: 'ENOENT' })
    await expect(streamed(5, sha256)).rejects.toMatchObject({ code: 'ENOENT' })
    expect(await store.list(5)).toEqual([])
    const tenants = await store.tenants()
    expect([tenants.includes(4), tenants.includes(5)]).toEqual([true, false])
  })

  test('nothing that a caller gives can point elsewhere', async () => {
    const traversal: number = JSON.parse('"../"')
    await expect(async () => store.read(traversal, Buffer.alloc(32))).rejects.toThrow(RangeError)
    await expect(async () => store.read(1, Buffer.from('../secret'))).rejects.toThrow(RangeError)
    await expect(async () => store.put(0, bytes('x'))).rejects.toThrow(RangeError)
  })

  test('bytes that were changed behind its back are not given for what was put', async () => {
    const sha256 = await store.put(6, bytes('honderd euro'))
    await place.damage(placeOf(6, sha256), 'duizend euro')
    await expect(store.read(6, sha256)).rejects.toThrow(DamagedFileError)
    await expect(streamed(6, sha256)).rejects.toThrow(DamagedFileError)
    await store.take(6, await arrive(bytes('nog iets')))
  })

  test('what was not put since an instant is removed, for good when asked again; what was put again is not', async () => {
    const old = await store.put(7, bytes('oud'))
    await place.age(placeOf(7, old), before)
    const fresh = await store.put(8, bytes('nieuw'))
    expect(await store.removeUnlessPutSince(8, await keptOf(8), since)).toBe(false)
    expect((await store.read(8, fresh)).toString()).toBe('nieuw')
    expect(await store.removeUnlessPutSince(7, await keptOf(7), since)).toBe(true)
    for (const left of await store.list(7)) {
      expect(left.isAside).toBe(true)
      expect(await store.removeUnlessPutSince(7, left, since)).toBe(false)
      expect(await store.removeUnlessPutSince(7, left, new Date(Date.now() + 3_600_000))).toBe(true)
    }
    await expect(store.read(7, old)).rejects.toMatchObject({ code: 'ENOENT' })
    expect(await store.list(7)).toEqual([])
    const gone: Kept = { name: old.toString('hex'), sha256: old, isAside: false }
    expect(await store.removeUnlessPutSince(7, gone, since)).toBe(false)
  })

  test('what is put again after it was removed is there, whatever is still aside', async () => {
    const sha256 = await store.put(9, bytes('toch'))
    await place.age(placeOf(9, sha256), before)
    await store.removeUnlessPutSince(9, await keptOf(9), since)
    await store.put(9, bytes('toch'))
    expect((await store.list(9)).filter(({ isAside }) => !isAside)).toHaveLength(1)
    expect((await store.read(9, sha256)).toString()).toBe('toch')
  })
})
