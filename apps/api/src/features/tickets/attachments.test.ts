import { createConnection } from 'node:net'
import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Customer, png } from './tickets.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const codeOf = ({ body }: { body: unknown }) => (body as { code?: number } | null)?.code
const jpeg = Buffer.from('\xff\xd8\xff\xe0\0\x04\0\0\xff\xc0\0\x0b\x08\0\x01\0\x01\x01\x01\x11\0', 'latin1')
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')

/** A customer with a ticket, and its first response. */
async function asked() {
  const customer = await Customer.ofNew(server)
  const ticketId = await customer.ticket()
  return { customer, ticketId, responseId: await customer.firstResponse(ticketId) }
}

test.each([
  ['scherm.png', png(), 'scherm.png', 'image/png'],
  ['../../foto van\r\nmij.exe', jpeg, 'foto vanmij.exe.jpg', 'image/jpeg'],
  ['C:\\bonnen\\“bon”.PDF', pdf, '“bon”.PDF', 'application/pdf'],
])('%j comes back as it was sent, as a download under a clean name', async (given, content, name, mimeType) => {
  const { customer, ticketId, responseId } = await asked()
  expect((await customer.attach(responseId, content, given)).status).toBe(204)
  const [first] = await customer.conversation(ticketId)
  const attachment = first?.attachments[0]
  expect(attachment).toEqual({ id: expect.any(Number), name, mime_type: mimeType, size: content.length })
  const { status, headers, body } = await customer.download(attachment?.id ?? 0)
  expect(status).toBe(200)
  expect(body).toBe(new TextDecoder().decode(content))
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="/)
  expect(headers.get('content-disposition')).toContain(`filename*=UTF-8''${encodeURIComponent(name)}`)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-type')).toBe(mimeType)
})

test.each([
  ['a program of 4 MB that calls itself png', Buffer.concat([Buffer.from('MZ\x90\0'), Buffer.alloc(4_194_000, 7)])],
  ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
  ['a drawing with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['an animation', Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1')],
  ['nothing', Buffer.alloc(0)],
])('%s is no attachment', async (_what, content) => {
  const { customer, ticketId, responseId } = await asked()
  expect(await customer.attach(responseId, content)).toMatchObject({
    status: 415,
    body: { code: 13005, fields: { content: expect.stringContaining('png, jpg en pdf') } },
  })
  expect((await customer.conversation(ticketId))[0]?.attachments).toEqual([])
})

test('4 MB fits and a byte more is too large, however it is sent', async () => {
  const { customer, responseId } = await asked()
  const bare = png().length
  expect(codeOf(await customer.attach(responseId, png(1, 4_194_305 - bare)))).toBe(90008)
  expect(codeOf(await customer.attach(responseId, png(1, 6_000_000)))).toBe(90008)
  expect((await customer.attach(responseId, png(1, 4_194_304 - bare))).status).toBe(204)
})

test('a message has one file: the same again changes nothing, another is refused', async () => {
  const { customer, ticketId, responseId } = await asked()
  const answers = await Promise.all(Array.from({ length: 8 }, () => customer.attach(responseId, png())))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 204))
  expect(await customer.attach(responseId, png(7))).toMatchObject({ status: 422, body: { code: 90001 } })
  const [first] = await customer.conversation(ticketId)
  expect(first?.attachments).toHaveLength(1)
  const { id } = await customer.reply(ticketId)
  expect((await customer.attach(id, png(7))).status).toBe(204)
})

test('of different files sent at once one is kept', async () => {
  const { customer, ticketId, responseId } = await asked()
  const answers = await Promise.all([1, 2, 3, 4].map((red) => customer.attach(responseId, png(red))))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 422, 422, 422])
  expect((await customer.conversation(ticketId))[0]?.attachments).toHaveLength(1)
})

test('nobody adds a file to the message of another, or reads one of a ticket they do not see', async () => {
  const { customer, ticketId, responseId } = await asked()
  await customer.attach(responseId, png())
  const attachmentId = (await customer.conversation(ticketId))[0]?.attachments[0]?.id ?? 0
  const { administrationId } = customer.params
  const colleague = async (permissions: ('ADMIN' | 'ACCOUNTING')[]) => {
    const user = await server.world.user()
    await server.world.role({ user, administrationId, permissions })
    return new Customer(await server.world.as(user), administrationId)
  }
  const [administrator, bookkeeper] = [await colleague(['ADMIN']), await colleague(['ACCOUNTING'])]
  const stranger = await Customer.ofNew(server)
  const { id: second } = await customer.reply(ticketId)
  for (const other of [administrator, bookkeeper, stranger]) {
    expect(codeOf(await other.attach(second, png(9)))).toBe(90005)
  }
  expect((await administrator.download(attachmentId)).status).toBe(200)
  for (const other of [bookkeeper, stranger]) expect(codeOf(await other.download(attachmentId))).toBe(90005)
})

test('an upload that breaks off halfway leaves nothing, and can be done again', async () => {
  const { customer, ticketId, responseId } = await asked()
  const path = contract.tickets.uploadAttachment.path
    .replace('{administrationId}', String(customer.params.administrationId))
    .replace('{responseId}', String(responseId))
  const body = JSON.stringify({ content: png(3, 100_000).toString('base64'), name: 'scherm.png' })
  const cookie = [...customer.client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  await new Promise<void>((resolve) => {
    const { port } = new URL(server.url)
    const socket = createConnection({ port: Number(port), host: '127.0.0.1' }, () => {
      const head = `POST ${path} HTTP/1.1\r\nhost: localhost:${port}\r\ncookie: ${cookie}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`
      socket.write(head + body.slice(0, 60_000), () => socket.destroy())
    })
    socket.on('close', () => resolve())
  })
  // The answer to this comes after whatever the server did with the half request.
  expect((await customer.conversation(ticketId))[0]?.attachments).toEqual([])
  const { rows } = await server.services.pool.query('SELECT id FROM files WHERE administration_id = $1', [
    customer.params.administrationId,
  ])
  expect(rows).toEqual([])
  expect((await customer.attach(responseId, png(3, 100_000))).status).toBe(204)
})
