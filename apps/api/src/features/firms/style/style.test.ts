import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, fileBody, type KloptTestServer, type TestClient } from '../../../testing/index.ts'
import { Books } from '../../books.test-support.ts'
import { mailNames, readMail } from '../../customer-dashboard/customer.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const { firmStyle } = contract
/** The smallest picture there is. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10"/></svg>'

async function open() {
  server.clock.set('2026-04-10T10:00:00Z')
  const firmId = await server.world.firm()
  const books = await Books.open(server, { firmId, companyName: 'Aannemer A' })
  const manager = await server.world.as(await server.world.user({ firmId }))
  return { firmId, books, manager, params: { firmId } }
}
const saveLogo = (client: TestClient, params: { firmId: number }, content: Buffer | string) =>
  client.send(firmStyle.saveLogo, { params, query: { name: 'logo.png' }, body: fileBody(content) })

/** The mail that asks the client of the firm to agree. */
async function askedMail(books: Books, client: TestClient) {
  await client.call(contract.approvals.ask, {
    params: books.params,
    body: { kind: 'vat_return', period: '2026-Q1', note: '' },
  })
  await server.jobs.drain()
  const names = (await mailNames(books)).filter((name) => name.startsWith('approval-'))
  const mails = await Promise.all(names.map((name) => readMail(books, name)))
  return must(
    mails.find(({ to }) => to?.[0]?.address === books.owner.emailAddress),
    'the mail',
  )
}

test('mails to clients have the colour and the logo that the firm chose', async () => {
  const { books, manager, params } = await open()
  expect(await manager.call(firmStyle.get, { params })).toEqual({ colour: null, logo: null })
  await manager.call(firmStyle.save, { params, body: { colour: '#1f6b45' } })
  expect((await saveLogo(manager, params, PNG)).status).toBe(204)
  expect(await manager.call(firmStyle.get, { params })).toEqual({
    colour: '#1f6b45',
    logo: `data:image/png;base64,${PNG.toString('base64')}`,
  })
  const mail = await askedMail(books, manager)
  expect(mail.html).toContain('border-top: 4px solid #1f6b45')
  expect(mail.html).toContain('cid:logo@klopt')
  expect(mail.html).toContain('Namens Kantoor De Balans, gemaakt met Klopt')
  expect(mail.attachments).toMatchObject([{ mimeType: 'image/png', filename: 'logo.png' }])
})

test('without a look of its own a firm is named in the colour of Klopt, and it can be taken away again', async () => {
  const { books, manager, params } = await open()
  await manager.call(firmStyle.save, { params, body: { colour: '#1f6b45' } })
  await saveLogo(manager, params, PNG)
  await manager.call(firmStyle.save, { params, body: { colour: null } })
  await manager.call(firmStyle.removeLogo, { params })
  const mail = await askedMail(books, manager)
  expect(mail.html).toContain('border-top: 4px solid #005f6f')
  expect(mail.html).toContain('>Kantoor De Balans</div>')
  expect(mail.attachments).toEqual([])
})

test('the pages on which a client answers have that look, and books without a firm have none', async () => {
  const { books, manager, params } = await open()
  await manager.call(firmStyle.save, { params, body: { colour: '#1f6b45' } })
  await saveLogo(manager, params, PNG)
  const shown = await books.client.call(contract.booksFirm.style, { params: books.params })
  const logo = `data:image/png;base64,${PNG.toString('base64')}`
  expect(shown).toEqual({ firm: { companyName: 'Kantoor De Balans', colour: '#1f6b45', logo } })
  const alone = await Books.open(server)
  expect(await alone.client.call(contract.booksFirm.style, { params: alone.params })).toEqual({ firm: null })
  const user = await server.world.user()
  await server.world.role({ user, administrationId: books.id, permissions: ['TIME_TRACKING'] })
  const employee = await server.world.as(user)
  expect((await employee.send(contract.booksFirm.style, { params: books.params })).status).toBe(403)
})

test('a drawing, what is no picture, too much of it and no colour are refused; only who manages the firm chooses', async () => {
  const { firmId, manager, params } = await open()
  for (const content of [svg, Buffer.from('MZ')])
    expect(await saveLogo(manager, params, content)).toMatchObject({ status: 415, body: { code: 13005 } })
  expect((await saveLogo(manager, params, Buffer.concat([PNG, Buffer.alloc(524_288)]))).status).toBe(413)
  const colour = await manager.send(firmStyle.save, { params, body: { colour: 'groen' } })
  expect(colour).toMatchObject({ status: 422, body: { fields: { colour: 'Kies een kleur' } } })
  const user = await server.world.user({ firmId })
  await server.services.pool.query('UPDATE users SET firm_is_admin = false WHERE id = $1', [user.id])
  const colleague = await server.world.as(user)
  expect((await colleague.send(firmStyle.save, { params, body: { colour: '#1f6b45' } })).status).toBe(403)
  expect((await saveLogo(colleague, params, PNG)).status).toBe(403)
  expect((await colleague.send(firmStyle.get, { params })).status).toBe(200)
  const stranger = await server.world.as(await server.world.user())
  expect((await stranger.send(firmStyle.get, { params })).status).toBeGreaterThanOrEqual(403)
})
