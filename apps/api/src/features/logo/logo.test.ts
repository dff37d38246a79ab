import { deflateSync, crc32 } from 'node:zlib'
import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'

let server: KloptTestServer
let books: Books
beforeAll(async () => {
  server = await createTestServer()
  books = await Books.open(server)
})
afterAll(() => server.stop())

const { settings } = contract
const save = (content: Buffer | string, name = 'logo.png') =>
  books.client.send(settings.saveLogo, {
    params: books.params,
    body: { name, content: Buffer.from(content).toString('base64') },
  })
const logo = async () => (await books.client.call(settings.logo, { params: books.params })).logo

/** A picture of one pixel of a colour. */
function png(red: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    check.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, check])
  }
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0])
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from([0, red, 0, 0]))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10"/></svg>'

test('a logo is kept, replaced and removed; a final invoice keeps the one it was made with', async () => {
  expect(await logo()).toBeNull()
  expect((await save(png(255))).status).toBe(204)
  expect(await logo()).toBe(`data:image/png;base64,${png(255).toString('base64')}`)
  const invoice = await books.invoice()

  expect((await save(svg, 'logo.svg')).status).toBe(204)
  expect(await logo()).toMatch(/^data:image\/svg\+xml;base64,/)
  await books.client.call(settings.removeLogo, { params: books.params })
  await books.client.call(settings.removeLogo, { params: books.params })
  expect(await logo()).toBeNull()
  expect((await books.show(invoice.id)).paper?.layout.logo).toBe(`data:image/png;base64,${png(255).toString('base64')}`)
})

test.each([
  ['a program that calls itself png', Buffer.from('MZ\u0090\u0000')],
  ['a page', '<html><script>alert(1)</script></html>'],
  ['a picture with entities', `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg}`],
  ['half a picture', png(1).subarray(0, 40)],
  ['nothing', ''],
])('%s is no logo, and what was there stays', async (_what, content) => {
  await save(png(7))
  const before = await logo()
  const answer = await save(content)
  expect(answer).toMatchObject({ status: 415, body: { code: 13005 } })
  expect((answer.body as { fields: object }).fields).toHaveProperty('content')
  expect(await logo()).toBe(before)
})

test('more than 2 MB is too large', async () => {
  const answer = await save(Buffer.concat([png(1), Buffer.alloc(2_097_152)]))
  expect(answer).toMatchObject({ status: 413, body: { code: 90008 } })
})

test('whoever makes invoices sees the logo; only an administrator changes it', async () => {
  const user = await server.world.user()
  await server.world.role({ user, administrationId: books.id, permissions: ['ACCOUNTING'] })
  const bookkeeper = await server.world.as(user)
  expect((await bookkeeper.send(settings.logo, { params: books.params })).status).toBe(200)
  expect((await bookkeeper.send(settings.removeLogo, { params: books.params })).status).toBe(403)
})
