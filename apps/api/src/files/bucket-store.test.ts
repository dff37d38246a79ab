import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBucketFileStore } from './bucket-store.ts'
import { fileLocationOf, type BucketLocation } from '../config/file-location.ts'
import { placeOf, sha256Of } from './file-store.ts'
import { createIncomingFiles } from './incoming.ts'
import { BUCKET, startS3Server, type S3Server } from './s3-server.test-support.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const locationOf = (url: string) => fileLocationOf(url) as BucketLocation

let server: S3Server
beforeAll(async () => {
  server = await startS3Server()
})
afterAll(() => server.stop())

test('what another server put again as it was removed is still read, and put back', async () => {
  const store = await createBucketFileStore(locationOf(server.url))
  const sha256 = await store.put(1, bytes('gelijktijdig'))
  await server.age(placeOf(1, sha256), new Date('2026-01-01'))
  const [kept] = await store.list(1)
  await store.removeUnlessPutSince(1, kept ?? { name: '', sha256: null, isAside: false }, new Date('2026-06-01'))
  expect((await store.read(1, sha256)).toString()).toBe('gelijktijdig')
  const [aside] = await store.list(1)
  expect(aside).toEqual({ name: sha256.toString('hex'), sha256, isAside: true })
  await store.putBack(1, aside ?? { name: '', sha256: null, isAside: false })
  expect(await store.list(1)).toEqual([{ name: sha256.toString('hex'), sha256, isAside: false }])
  expect((await store.read(1, sha256)).toString()).toBe('gelijktijdig')
})

test.each([
  ['bestaat niet', (url: string) => url.replace(BUCKET, 'nergens')],
  ['sleutel klopt niet', (url: string) => url.replace('S3RVER:S3RVER', 'ANDERS:anders')],
  ['kan niet gebruikt worden', (url: string) => url.replace(/:\d+\//, ':9/')],
])('a bucket that cannot be used is refused at once: %s', async (reason, change) => {
  await expect(createBucketFileStore(locationOf(change(server.url)))).rejects.toThrow(reason)
})

/** A server that answers what a test says; answers the address of its bucket. */
async function answering(answer: RequestListener): Promise<{ address: string; stop: () => void }> {
  const fake = createServer(answer)
  await new Promise<void>((resolve) => void fake.listen(0, '127.0.0.1', resolve))
  const { port } = fake.address() as AddressInfo
  const stop = () => {
    fake.closeAllConnections()
    fake.close()
  }
  return { address: `http://sleutel:ge%2Fheim@127.0.0.1:${port}/bucket`, stop }
}

test('every write is signed with the SHA-256 of its bytes, and asks for the encryption that was set', async () => {
  const seen: Record<string, unknown>[] = []
  const fake = await answering((request, response) => {
    if (request.method === 'PUT') seen.push({ ...request.headers })
    request.resume().on('end', () => response.end())
  })
  try {
    const location = locationOf(`${fake.address}?sse=aws:kms&kms-key=boeken&region=eu-west-4`)
    await (await createBucketFileStore(location)).put(3, bytes('versleuteld'))
  } finally {
    fake.stop()
  }
  expect(seen).toHaveLength(1)
  expect(seen[0]).toMatchObject({
    'x-amz-content-sha256': sha256Of(bytes('versleuteld')).toString('hex'),
    'x-amz-server-side-encryption': 'aws:kms',
    'x-amz-server-side-encryption-aws-kms-key-id': 'boeken',
    authorization: expect.stringContaining('/eu-west-4/s3/aws4_request') as unknown,
  })
})

test('more files than a server lists at once are all found', async () => {
  const page = (name: string, more: string) =>
    `<ListBucketResult><IsTruncated>${more === '' ? 'false' : 'true'}</IsTruncated>${more}<Contents><Key>2/${name}</Key></Contents></ListBucketResult>`
  const fake = await answering(({ url = '' }, response) => {
    const isAside = url.includes('removed')
    const isSecond = url.includes('continuation-token=verder')
    const [name, more] = isSecond ? ['b', ''] : ['a', '<NextContinuationToken>verder</NextContinuationToken>']
    response.setHeader('content-type', 'application/xml')
    response.end(isAside ? '<ListBucketResult/>' : page(name, more))
  })
  try {
    const store = await createBucketFileStore(locationOf(fake.address))
    expect((await store.list(2)).map(({ name }) => name)).toEqual(['a', 'b'])
  } finally {
    fake.stop()
  }
})

test('a server that fails for a moment is asked again, with all of the bytes', async () => {
  const bodies: string[] = []
  const fake = await answering((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (part: string) => (body += part))
    request.on('end', () => {
      if (request.method === 'PUT') bodies.push(body)
      response.statusCode = bodies.length === 1 ? 503 : 200
      response.end()
    })
  })
  const folder = await mkdtemp(join(tmpdir(), 'klopt-files-'))
  try {
    const store = await createBucketFileStore(locationOf(fake.address))
    const incoming = createIncomingFiles(folder)
    const file = await incoming.receive(
      (async function* () {
        yield bytes('van de schijf')
      })(),
    )
    await store.take(3, file)
  } finally {
    fake.stop()
    await rm(folder, { recursive: true })
  }
  expect(bodies).toEqual(['van de schijf', 'van de schijf'])
})
