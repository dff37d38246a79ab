import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import { contract } from '@klopt/api-client/contract'
import { createTransport } from 'nodemailer'
import type Mail from 'nodemailer/lib/mailer/index.js'
import PostalMime, { type Email as PostalMimeEmail } from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPdf, Inbox } from '../features/documents/documents.test-support.ts'
import { blank } from '../recognition/scan.test-support.ts'
import { createLogger } from '../server/logger.ts'
import { createTestServer, type KloptTestServer, type NewAdministration } from '../testing/index.ts'
import { startMailListener, type MailListener } from './listener.ts'

let server: KloptTestServer
let listener: MailListener
beforeAll(async () => {
  server = await createTestServer({ env: { SMTP_INBOUND_PORT: '0', INBOX_DOMAIN: 'post.klopt.example' } })
  const { services, jobs } = server
  listener = await startMailListener({ services, jobs, log: createLogger('silent'), port: 0 })
})
afterAll(async () => {
  await listener.stop()
  await server.stop()
})

/** An inbox and the address it is mailed at. */
async function open(given: NewAdministration = {}) {
  const inbox = await Inbox.open(server, given)
  const { emailAddress } = await inbox.client.call(contract.documents.renewInbox, { params: inbox.params })
  return { inbox, emailAddress }
}

function send(to: string | string[], attachments: Mail.Attachment[] = [], changes: Mail.Options = {}) {
  const transport = createTransport({ host: 'localhost', port: listener.port, ignoreTLS: true })
  const from = 'Papierhandel <factuur@papier.example>'
  return transport.sendMail({ from, to, subject: 'Factuur', text: 'Zie de bijlage.', attachments, ...changes })
}
const pdf = (filename = 'factuur.pdf', content: Buffer = aPdf()): Mail.Attachment => ({ filename, content })
const names = async (inbox: Inbox) => (await inbox.list()).items.map(({ name }) => name).toSorted()

test('each attachment that can be a document becomes one, with its sender, and is read', async () => {
  const { inbox, emailAddress } = await open()
  await send(emailAddress, [
    pdf('een.pdf'),
    pdf('../../twee.pdf'),
    { filename: 'afspraak.ics', content: 'BEGIN:VCALENDAR' },
    { filename: 'programma.pdf', content: Buffer.from('MZ\u0000\u0001') },
    { filename: 'leeg.pdf', content: Buffer.alloc(0) },
  ])
  expect(await names(inbox)).toEqual(['een.pdf', 'twee.pdf'])
  await server.jobs.drain()
  const [document] = (await inbox.list()).items
  expect(document).toMatchObject({
    source: 'mail',
    sender: 'factuur@papier.example',
    state: 'unprocessed',
    recognition: { state: 'done' },
  })
  const audit = await server.services.pool.query(
    `SELECT action, entity, user_id FROM audit_log WHERE administration_id = $1 AND entity = 'document'`,
    [inbox.id],
  )
  expect(audit.rows).toEqual(Array.from({ length: 2 }, () => ({ action: 'create', entity: 'document', user_id: null })))
})

test('the same mail again adds nothing', async () => {
  const { inbox, emailAddress } = await open()
  const attachment = pdf()
  await send(emailAddress, [attachment])
  await Promise.all([send(emailAddress, [attachment]), send(emailAddress, [attachment])])
  expect(await names(inbox)).toEqual(['factuur.pdf'])
})

test('a mail to two inboxes arrives in both; capitals in the address do not matter', async () => {
  const [one, other] = [await open(), await open()]
  await send([one.emailAddress.toUpperCase(), other.emailAddress], [pdf()])
  expect([await names(one.inbox), await names(other.inbox)]).toEqual([['factuur.pdf'], ['factuur.pdf']])
})

test('a logo under a signature is no document, a photo in the text is', async () => {
  const { inbox, emailAddress } = await open()
  const noise = Buffer.concat([await blank(50), Buffer.alloc(40_000, 7)])
  const html = '<p>Bon</p><img src="cid:bon"><img src="cid:logo">'
  await send(
    emailAddress,
    [
      { filename: 'logo.png', content: await blank(40), cid: 'logo' },
      { filename: 'bon.png', content: noise, cid: 'bon' },
    ],
    { html },
  )
  expect(await names(inbox)).toEqual(['bon.png'])
})

/** The answers that an address was sent, as they are on the wire. */
async function answersTo(address: string): Promise<PostalMimeEmail[]> {
  await server.jobs.drain()
  const outbox = join(server.dataDir, 'outbox')
  const all = await readdir(outbox).catch(() => [])
  const mails = await Promise.all(all.map(async (name) => PostalMime.parse(await readFile(join(outbox, name)))))
  return mails.filter(({ to }) => to?.some((receiver) => receiver.address === address))
}

test('mail without documents is taken, leaves nothing, and its sender is told once how to send them', async () => {
  const { inbox, emailAddress } = await open()
  const again = { messageId: '<een@papier.example>', envelope: { from: 'een@papier.example', to: emailAddress } }
  expect((await send(emailAddress, [], again)).response).toContain('250')
  await send(emailAddress, [{ filename: 'programma.pdf', content: Buffer.from('MZ\u0000\u0001') }], again)
  expect(await names(inbox)).toEqual([])
  const [answer, ...more] = await answersTo('een@papier.example')
  expect(more).toEqual([])
  expect(answer).toMatchObject({
    subject: 'Je e-mail had geen bijlage die we kunnen bewaren',
    inReplyTo: '<een@papier.example>',
    text: expect.stringContaining('Stuur het document opnieuw als bijlage') as unknown,
  })
  expect(answer?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-replied' }))
  expect(answer?.text).not.toContain('Zie de bijlage')
})

test('mail with one document among others is not answered', async () => {
  const { emailAddress } = await open()
  const from = 'twee@papier.example'
  await send(emailAddress, [pdf(), { filename: 'a.ics', content: 'BEGIN:VCALENDAR' }], {
    envelope: { from, to: emailAddress },
  })
  expect(await answersTo(from)).toEqual([])
})

test.each([
  ['a bounce', { envelope: { from: '' } }],
  ['an automatic answer', { headers: { 'Auto-Submitted': 'auto-replied' } }],
  ['a newsletter', { headers: { Precedence: 'bulk' } }],
  ['a mailing list', { headers: { 'List-Id': '<lijst.example>' } }],
  ['a mail server', { envelope: { from: 'MAILER-DAEMON@papier.example' } }],
  ['an address that nobody reads', { envelope: { from: 'no-reply@papier.example' } }],
  ['another inbox', { envelope: { from: 'abcdefgh@post.klopt.example' } }],
  ['Klopt itself', { envelope: { from: 'klopt@localhost' } }],
])('%s is not answered', async (_what, { envelope, headers }: { envelope?: { from: string }; headers?: object }) => {
  const { emailAddress } = await open()
  const before = (await readdir(join(server.dataDir, 'outbox')).catch(() => [])).length
  await send(emailAddress, [], {
    envelope: { from: envelope?.from ?? 'drie@papier.example', to: emailAddress },
    ...(headers && { headers: { ...headers } }),
  })
  await server.jobs.drain()
  expect((await readdir(join(server.dataDir, 'outbox')).catch(() => [])).length).toBe(before)
})

test.each(['iemand@elders.example', 'aaaaaaaaaaaaaaaa@post.klopt.example', "x'--@post.klopt.example"])(
  'mail for %s is refused: nothing is passed on',
  async (address) => {
    await expect(send(address, [pdf()])).rejects.toMatchObject({ responseCode: 550 })
  },
)

test('an address that was renewed is refused', async () => {
  const { inbox, emailAddress } = await open()
  await inbox.client.call(contract.documents.renewInbox, { params: inbox.params })
  await expect(send(emailAddress, [pdf()])).rejects.toMatchObject({ responseCode: 550 })
})

test('books that cannot be changed any more take no mail', async () => {
  const { inbox, emailAddress } = await open()
  await server.services.pool.query(`UPDATE administrations SET subscription_type = 'GRACE_PERIOD' WHERE id = $1`, [
    inbox.id,
  ])
  await expect(send(emailAddress, [pdf()])).rejects.toMatchObject({ responseCode: 550 })
})

test('a full inbox on a free plan says so', async () => {
  const { inbox, emailAddress } = await open({ subscriptionType: 'PRESTARTER' })
  await server.services.pool.query(
    `WITH made AS (
       INSERT INTO files (administration_id, sha256, name, mime_type, size_bytes, created_at)
       SELECT $1, sha256(n::text::bytea), 'x.pdf', 'application/pdf', 1, now() FROM generate_series(1, 100) n
       RETURNING id, sha256)
     INSERT INTO documents (administration_id, file_id, sha256, source, created_at)
     SELECT $1, id, sha256, 'upload', now() FROM made`,
    [inbox.id],
  )
  await expect(send(emailAddress, [pdf()])).rejects.toMatchObject({ responseCode: 552 })
})

test('more than 25 MB is refused, and the next mail is taken', async () => {
  const { inbox, emailAddress } = await open()
  const large = { filename: 'groot.bin', content: Buffer.alloc(20 * 1024 * 1024, 1) }
  await expect(send(emailAddress, [large, pdf()])).rejects.toMatchObject({ responseCode: 552 })
  await send(emailAddress, [pdf()])
  expect(await names(inbox)).toEqual(['factuur.pdf'])
})

test('neither a login nor encryption is offered: the mail server in front does that', async () => {
  const socket = createConnection({ port: listener.port, host: 'localhost' })
  let said = ''
  // A server hangs up on who talks before it greets.
  socket.on('data', (chunk: Buffer) => (said += chunk.toString()))
  await once(socket, 'data')
  socket.write('EHLO iemand\r\nAUTH PLAIN AGEAYg==\r\nSTARTTLS\r\nQUIT\r\n')
  await once(socket, 'close')
  expect(said).toContain('SIZE 26214400')
  expect(said).not.toMatch(/^250[ -](AUTH|STARTTLS)/m)
  expect(said.match(/^50\d /gm)).toHaveLength(2)
})
