import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contract } from '@klopt/api-client/contract'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Customer } from '../tickets/tickets.test-support.ts'
import { Support, text } from './queue.test-support.ts'

let server: KloptTestServer
let support: Support
beforeAll(async () => {
  server = await createTestServer({ env: { PUBLIC_URL: 'https://boekhouding.example' } })
  support = await Support.ofNew(server)
})
afterAll(() => server.stop())

const codeOf = ({ body }: { body: unknown }) => (body as { code?: number } | null)?.code

/** The mails about tickets to an address. */
async function mailsTo(address: string) {
  await server.jobs.drain()
  const folder = join(server.dataDir, 'outbox')
  const names = await readdir(folder).catch(() => [])
  const raw = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  const parsed = await Promise.all(raw.map(async (source) => ({ source, mail: await PostalMime.parse(source) })))
  return parsed.filter(({ mail }) => mail.to?.some((to) => to.address === address))
}

/** A customer with a mailbox, and a ticket of theirs. */
async function asked(ticket: { subject?: string; message?: string } = {}) {
  const books = await server.world.administration()
  const customer = await Customer.ofNew(server, books)
  return { books, customer, ticketId: await customer.ticket(ticket) }
}

test('the customer reads the answer, and gets it by mail with a link to the conversation', async () => {
  const { books, customer, ticketId } = await asked({ subject: 'Btw', message: 'Iets over <b>geld</b>' })
  expect(await mailsTo(books.owner.emailAddress)).toEqual([])
  const document = text('Kijk bij <Btw> & klaar.')
  expect((await support.answer(ticketId, { document })).status).toBe(200)
  expect((await customer.get(ticketId)).state).toBe('answered')
  expect((await customer.conversation(ticketId))[1]).toMatchObject({
    kind: 'answer',
    author_name: 'Saar Support',
    content: '<p>Kijk bij &lt;Btw&gt; &amp; klaar.</p>',
  })
  const [sent, ...others] = await mailsTo(books.owner.emailAddress)
  expect(others).toEqual([])
  const link = `https://boekhouding.example/tickets/${ticketId}`
  expect(sent?.mail).toMatchObject({ subject: 'Re: Btw', from: { name: 'Klopt' }, attachments: [] })
  expect(sent?.mail.text?.replaceAll('\r\n', '\n').trim()).toBe(
    `Kijk bij <Btw> & klaar.\n\nBekijk het hele gesprek en reageer in Klopt:\n${link}`,
  )
  expect(sent?.mail.html).toContain('<p style="margin: 0 0 1em">Kijk bij &lt;Btw&gt; &amp; klaar.</p>')
  expect(sent?.mail.html).toContain(`<a class="button" href="${link}"`)
  expect(sent?.source).not.toContain('geld')
})

test('a new ticket and a reply mail nobody, and a note neither', async () => {
  const { customer, ticketId } = await asked()
  await server.jobs.drain()
  const outbox = () => readdir(join(server.dataDir, 'outbox')).catch(() => [])
  const before = await outbox()
  await customer.reply(ticketId)
  await support.note(ticketId, 'Even navragen')
  await support.setState(ticketId, 'closed')
  await server.jobs.drain()
  expect(await outbox()).toEqual(before)
})

test('a subject with a header in it stays a subject', async () => {
  const { books, ticketId } = await asked({ subject: 'x\r\nBcc: y@evil.example\r\n\r\n<b>tekst</b>' })
  await support.answer(ticketId)
  const [sent] = await mailsTo(books.owner.emailAddress)
  expect(sent?.mail.subject).toBe('Re: x Bcc: y@evil.example <b>tekst</b>')
  expect(sent?.mail.bcc).toBeUndefined()
  const names = sent?.mail.headers.map(({ key }) => key).toSorted()
  expect(names).toEqual(['content-type', 'date', 'from', 'message-id', 'mime-version', 'subject', 'to'])
})

test('an answer that is sent twice is one, and so is its mail', async () => {
  const { books, customer, ticketId } = await asked()
  const { version } = await support.get(ticketId)
  const once = { idempotencyKey: `antwoord-${ticketId}` }
  const answers = await Promise.all([1, 2, 3].map(() => support.answer(ticketId, { version }, once)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await customer.conversation(ticketId)).toHaveLength(2)
  expect(await mailsTo(books.owner.emailAddress)).toHaveLength(1)
})

test('whoever did not see the newest message answers again', async () => {
  const { customer, ticketId } = await asked()
  const { version } = await support.get(ticketId)
  await customer.reply(ticketId, 'Laat maar!')
  expect(codeOf(await support.answer(ticketId, { version }))).toBe(90002)
  const { ticketQueue } = contract
  const old = { params: { ticketId } }
  expect(codeOf(await support.client.send(ticketQueue.assign, { ...old, body: { userId: null, version } }))).toBe(90002)
  expect(codeOf(await support.client.send(ticketQueue.setState, { ...old, body: { state: 'closed', version } }))).toBe(
    90002,
  )
  expect((await support.answer(ticketId)).status).toBe(200)
  expect(codeOf(await support.answer(999_999, { version: 1 }))).toBe(90005)
  expect(codeOf(await support.note(999_999, 'x'))).toBe(90005)
})

test('a mail goes to who asked alone, and not to who has no access any more', async () => {
  const { books, customer } = await asked()
  const [stays, leaves, gone] = [await server.world.user(), await server.world.user(), await server.world.user()]
  const tickets = new Map<string, number>()
  for (const user of [stays, leaves, gone]) {
    await server.world.role({ user, administrationId: books.id, permissions: ['TIME_TRACKING'] })
    const colleague = new Customer(await server.world.as(user), customer.params.administrationId)
    tickets.set(user.emailAddress, await colleague.ticket())
  }
  await server.services.pool.query('UPDATE roles SET deactivated_at = now() WHERE user_id = $1', [leaves.id])
  await server.services.pool.query('UPDATE users SET deactivated_at = now() WHERE id = $1', [gone.id])
  for (const ticketId of tickets.values()) await support.answer(ticketId)
  expect(await mailsTo(stays.emailAddress)).toHaveLength(1)
  for (const user of [leaves, gone, books.owner]) expect(await mailsTo(user.emailAddress)).toEqual([])
})

test('an adviser gets the answer to a question about a client', async () => {
  const firmId = await server.world.firm()
  const books = await server.world.administration({ firmId })
  const user = await server.world.user({ firmId })
  const adviser = new Customer(await server.world.as(user), books.id)
  await support.answer(await adviser.ticket())
  expect(await mailsTo(user.emailAddress)).toHaveLength(1)
})

test('an answer may close the ticket; blank ones are refused, and nothing hostile gets through', async () => {
  const { customer, ticketId } = await asked()
  expect(await support.answer(ticketId, { document: text('  ') })).toMatchObject({ status: 422, body: { code: 90001 } })
  expect(await support.note(ticketId, ' \n ')).toMatchObject({ status: 422, body: { code: 90001 } })
  const link = { type: 'link', attrs: { href: 'javascript:alert(1)' } } as const
  const hostile = '<script>alert(1)</script><img src=x onerror=alert(1)>'
  await support.answer(ticketId, {
    close: true,
    document: {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: hostile, marks: [link] }] }],
    },
  })
  expect((await customer.get(ticketId)).state).toBe('closed')
  expect((await customer.conversation(ticketId))[1]?.content).toBe(
    '<p>&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;</p>',
  )
  // Half a character, which the database takes for no text.
  expect(codeOf(await support.answer(ticketId, { document: text('\ud800') }))).toBe(90001)
  const html = { type: 'html', html: '<b>x</b>' }
  const wrong = { document: { type: 'doc', content: [html] } } as never
  expect(codeOf(await support.answer(ticketId, wrong))).toBe(90001)
})
