import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createOutboxMailer, createSmtpMailer, type Mailer } from './mailer.ts'
import type { MailMessage } from './message.ts'
import { TestSmtpServer } from './smtp-server.test-support.ts'

const at = new Date('2026-06-15T10:00:00Z')
let folder: string
let mailer: Mailer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'klopt-mail-'))
  mailer = createOutboxMailer(join(folder, 'outbox'), 'klopt.example')
})
afterAll(() => rm(folder, { recursive: true }))

const message = (given: Partial<MailMessage> = {}): MailMessage => ({
  id: 'invoice-message-1-2',
  from: { name: 'Bakkerij Zon', email: 'post@klopt.example' },
  replyTo: { name: 'Bakkerij Zon', email: 'zon@bakkerij.example' },
  to: [{ name: 'Café Één', email: 'cafe@klant.example' }],
  subject: 'Factuur 2026-0001 — € 10,00',
  text: 'Beste klant,\n.\nHierbij de factuur.',
  attachments: [{ name: 'Factuur è.pdf', mimeType: 'application/pdf', content: new Uint8Array([1, 2, 3]) }],
  ...given,
})
const files = () => readdir(join(folder, 'outbox'))

test('a message is one file that any mail reader understands', async () => {
  await mailer.send(message(), at)
  const parsed = await PostalMime.parse(await readFile(join(folder, 'outbox', 'invoice-message-1-2.eml')))
  expect(parsed).toMatchObject({
    messageId: '<invoice-message-1-2@klopt.example>',
    subject: 'Factuur 2026-0001 — € 10,00',
    from: { name: 'Bakkerij Zon', address: 'post@klopt.example' },
    to: [{ name: 'Café Één', address: 'cafe@klant.example' }],
    replyTo: [{ address: 'zon@bakkerij.example' }],
    date: '2026-06-15T10:00:00.000Z',
  })
  expect(parsed.text?.replaceAll('\r\n', '\n').trim()).toBe('Beste klant,\n.\nHierbij de factuur.')
  expect(parsed.attachments[0]).toMatchObject({ filename: 'Factuur è.pdf', mimeType: 'application/pdf' })
  expect(new Uint8Array(parsed.attachments[0]?.content as ArrayBuffer)).toEqual(new Uint8Array([1, 2, 3]))
})

test('a job that runs again writes the same message once', async () => {
  const before = await readFile(join(folder, 'outbox', 'invoice-message-1-2.eml'))
  await Promise.all([mailer.send(message(), at), mailer.send(message({ subject: 'anders' }), at)])
  expect(await files()).toEqual(['invoice-message-1-2.eml'])
  expect(await readFile(join(folder, 'outbox', 'invoice-message-1-2.eml'))).toEqual(before)
})

test.each([
  ['subject', { subject: 'Factuur\r\nBcc: iedereen@evil.example' }],
  ['name of a receiver', { to: [{ name: 'Klant\nBcc: x@evil.example', email: 'a@b.example' }] }],
  ['address of a receiver', { to: [{ name: '', email: 'a@b.example\r\nBcc: x@evil.example' }] }],
  ['list in an address', { to: [{ name: '', email: 'a@b.example,x@evil.example' }] }],
  ['sender', { from: { name: 'x\u0000', email: 'a@b.example' } }],
  ['file name', { attachments: [{ name: 'a.pdf\r\nX: y', mimeType: 'application/pdf', content: new Uint8Array() }] }],
  ['id that is a path', { id: '../../secret-key' }],
  ['message without a receiver', { to: [] }],
])('nothing is sent with a header hidden in the %s', async (_where, wrong) => {
  const before = await files()
  await expect(mailer.send(message({ id: 'wrong-1', ...wrong }), at)).rejects.toThrow(v.ValiError)
  expect(await files()).toEqual(before)
})

test('an automatic answer says that it is one, and has no sender that a machine could answer', async () => {
  const smtp = await TestSmtpServer.start()
  onTestFinished(() => smtp.stop())
  const overSmtp = createSmtpMailer(`smtp://127.0.0.1:${smtp.port}`, 'klopt.example')
  await overSmtp.send(message(), at)
  await overSmtp.send(message({ automaticAnswer: { inReplyTo: '<vraag@klant.example>' } }), at)
  expect(smtp.senders).toEqual(['post@klopt.example', ''])
  const [letter, answer] = await Promise.all(smtp.taken.map((taken) => PostalMime.parse(taken)))
  expect(letter?.headers.map(({ key }) => key)).not.toContain('auto-submitted')
  expect(answer).toMatchObject({ inReplyTo: '<vraag@klant.example>', from: { address: 'post@klopt.example' } })
  expect(answer?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-replied' }))
})

test('reports go to an address of their own, which the mail itself does not name', async () => {
  const smtp = await TestSmtpServer.start()
  onTestFinished(() => smtp.stop())
  const overSmtp = createSmtpMailer(`smtp://127.0.0.1:${smtp.port}`, 'klopt.example')
  await overSmtp.send(message({ bounceTo: 'retour-f-1-2-abc@post.klopt.example' }), at)
  expect(smtp.senders).toEqual(['retour-f-1-2-abc@post.klopt.example'])
  expect(smtp.taken[0]).not.toContain('retour-f')
  const cc = [{ name: '', email: 'kopie@klant.example' }]
  await overSmtp.send(message({ id: 'copied-1', cc, bounceTo: 'retour-f-1-3-abc@post.klopt.example' }), at)
  expect(smtp.recipients.at(-1)).toEqual(['cafe@klant.example', 'kopie@klant.example'])
  await overSmtp.send(message({ id: 'copied-2', cc }), at)
  expect(smtp.recipients.at(-1)).toEqual(['cafe@klant.example', 'kopie@klant.example'])
  await expect(overSmtp.send(message({ bounceTo: 'x@y.example>\r\nRCPT TO:<z@z.example' }), at)).rejects.toThrow(
    v.ValiError,
  )
})

test('a mail that nobody pressed a button for says so, and every mail has an id, a day and words', async () => {
  await mailer.send(
    message({ id: 'auto-1', isAutomatic: true, text: '', html: '<p>Dag&nbsp;A &amp; B</p><p>Tot<br>zo</p>' }),
    at,
  )
  const parsed = await PostalMime.parse(await readFile(join(folder, 'outbox', 'auto-1.eml')))
  expect(parsed.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }))
  expect(parsed).toMatchObject({ messageId: '<auto-1@klopt.example>', date: '2026-06-15T10:00:00.000Z' })
  expect(parsed.text?.replaceAll('\r\n', '\n').trim()).toBe('Dag A & B\nTot\nzo')
})
