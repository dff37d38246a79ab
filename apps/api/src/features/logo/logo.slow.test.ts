import { deflateSync, crc32 } from 'node:zlib'
import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestServer, fileBody, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { mailInvoice, mailNames, readMail } from '../customer-dashboard/customer.test-support.ts'

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
    query: { name },
    body: fileBody(content),
  })
const logo = async () => (await books.client.call(settings.logo, { params: books.params })).logo

/** A picture of one pixel of a colour, whatever size its header says. */
function png(red: number, width = 1, height = 1): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    check.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, check])
  }
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0])
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
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

const largest = 2_147_483_647
const jpeg = (side: number) =>
  Buffer.from([
    0xff,
    0xd8,
    0xff,
    0xc0,
    0,
    11,
    8,
    side >> 8,
    side & 0xff,
    side >> 8,
    side & 0xff,
    1,
    1,
    0x11,
    0,
    0xff,
    0xd9,
  ])
const svgAround = (...pictures: Buffer[]) =>
  svg.replace(
    '<rect',
    `${pictures.map((each) => `<image href="data:image/png;base64,${each.toString('base64')}"/>`).join('')}<rect`,
  )

test.each([
  ['the largest png there is', png(1, largest, largest)],
  ['a png that is only wide', png(1, 5_001, 1)],
  ['the largest jpeg there is', jpeg(65_535)],
  ['an svg around the largest png', svgAround(png(1, largest, largest))],
  ['an svg with another prefix around it', svgAround(png(1, largest, largest)).replace('<image', '<b:image')],
  ['an svg around many that are large together', svgAround(...Array<Buffer>(2).fill(png(1, 4_000, 4_000)))],
])('%s is refused with its size, before anything decodes it', async (_what, content) => {
  const check = vi.spyOn(server.services.pdf, 'checkLogo')
  const answer = await save(content)
  expect(answer).toMatchObject({
    status: 413,
    body: { code: 90008, fields: { content: expect.stringContaining('te groot') } },
  })
  expect(check).not.toHaveBeenCalled()
  check.mockRestore()
})

test.each([
  ['a file of the server', svg.replace('<rect', '<image href="file:///etc/passwd"/><rect')],
  ['an address', svg.replace('<rect', '<image xlink:href="https://example.com/a.png"/><rect')],
  ['an svg in itself', svgAround(Buffer.from('x')).replace('image/png', 'image/svg+xml')],
  ['two addresses', svgAround(png(1)).replace('<image', '<image xlink:href="https://example.com/a.png"')],
  ['a hidden address', svgAround(png(1)).replace('data:', '&#100;ata:')],
])('an svg with a picture of %s is refused', async (_what, content) => {
  expect(await save(content)).toMatchObject({ status: 415, body: { code: 13005 } })
})

test('an svg around a small picture is a logo', async () => {
  expect((await save(svgAround(png(9)))).status).toBe(204)
})

/** Nested deeper than the stack of the compiler: it ends with a segmentation fault. */
const deadly = svg
  .replace('<rect', `${'<g opacity=".9">'.repeat(140_000 / 2)}<rect`)
  .replace('</svg>', `${'</g>'.repeat(140_000 / 2)}</svg>`)

test('a logo that ends the process that tries it is refused, and documents are drawn meanwhile and after', async () => {
  const invoice = await books.invoice()
  const draw = () => books.client.send(contract.invoices.pdf, { params: { ...books.params, invoiceId: invoice.id } })
  const check = vi.spyOn(server.services.pdf, 'checkLogo')
  const [refused, drawn] = await Promise.all([save(deadly), draw()])
  await expect(check.mock.results[0]?.value).rejects.toMatchObject({ reason: 'crash' })
  check.mockRestore()
  expect(refused).toMatchObject({
    status: 415,
    body: { code: 13005, fields: { content: expect.stringContaining('niet afdrukken') } },
  })
  expect(drawn.status).toBe(200)
  expect((await draw()).status).toBe(200)
  expect((await save(png(3))).status).toBe(204)
})

test('more than 2 MB is too large', async () => {
  const answer = await save(Buffer.concat([png(1), Buffer.alloc(2_097_152)]))
  expect(answer).toMatchObject({
    status: 413,
    body: { code: 90008, fields: { content: 'Het bestand mag maximaal 2 MB groot zijn.' } },
  })
})

test('whoever makes invoices sees the logo; only an administrator changes it', async () => {
  const user = await server.world.user()
  await server.world.role({ user, administrationId: books.id, permissions: ['ACCOUNTING'] })
  const bookkeeper = await server.world.as(user)
  expect((await bookkeeper.send(settings.logo, { params: books.params })).status).toBe(200)
  expect((await bookkeeper.send(settings.removeLogo, { params: books.params })).status).toBe(403)
})

test('the mail of an invoice shows the picture in itself, in one with a drawing the name', async () => {
  const own = await Books.open(server)
  const mailOf = async () => {
    const before = new Set(await mailNames(own))
    await mailInvoice(own, await own.invoice())
    const name = (await mailNames(own)).find((each) => !before.has(each))
    return readMail(own, must(name, 'a mail'))
  }
  const saveOf = (content: Buffer | string, name: string) =>
    own.client.send(settings.saveLogo, {
      params: own.params,
      query: { name },
      body: fileBody(content),
    })
  await saveOf(png(255), 'logo.png')
  const withPicture = await mailOf()
  const picture = withPicture.attachments.find(({ contentId }) => contentId === '<logo@klopt>')
  expect(picture).toMatchObject({ mimeType: 'image/png', disposition: 'inline' })
  expect(Buffer.from(must(picture, 'the picture').content as ArrayBuffer).equals(png(255))).toBe(true)
  expect(withPicture.html).toContain('src="cid:logo@klopt"')
  await saveOf(svg, 'logo.svg')
  const withDrawing = await mailOf()
  expect(withDrawing.attachments.map(({ mimeType }) => mimeType)).toEqual(['application/pdf'])
  expect(withDrawing.html).not.toContain('cid:')
})
