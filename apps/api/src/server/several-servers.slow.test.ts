import { contract } from '@klopt/api-client/schemas'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { aLetter } from '../features/books-input.test-support.ts'
import { Books } from '../features/books.test-support.ts'
import { expectBooksToAddUp } from '../features/ledger-invariants.test-support.ts'
import { TestSmtpServer } from '../mail/smtp-server.test-support.ts'
import { TestClient } from '../testing/index.ts'
import { Fleet } from './faults/fleet.test-support.ts'
import { SteadfastClient } from './faults/steadfast-client.test-support.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 })
const patience = { timeout: 200_000, interval: 250 }
const DRAFTS = 90
const FEWER_DRAFTS = 36
/** How far the writers go on during one fault, so that some are left for the next. */
const MEANWHILE = 10
const WRITERS = 6

let fleet: Fleet
let smtp: TestSmtpServer

beforeAll(async () => {
  smtp = await TestSmtpServer.start('takes')
  fleet = await Fleet.start({ SMTP_URL: `smtp://127.0.0.1:${smtp.port}` })
})
afterAll(async () => {
  await fleet.stop()
  await smtp.stop()
})

/** What happens to the servers when so many invoices were sent. */
type Faults = Readonly<Record<number, () => Promise<void>>>

/** Sends new invoices from all sides while the faults happen, and answers with their numbers. */
async function sendDuring(books: Books, count: number, faults: Faults): Promise<string[]> {
  const contactId = await books.contact({ emailAddress: 'klant@klopt.example' })
  const drafts = []
  for (let n = 0; n < count; n += 1) drafts.push(await books.draft({ contactId }))
  const balancer = SteadfastClient.as(books.client, fleet.url)
  const numbers: string[] = []
  const happenedAt: number[] = []
  let happening = Promise.resolve()
  let goOnUntil = Infinity
  const happen = async (fault: () => Promise<void>) => {
    happenedAt.push(numbers.length)
    goOnUntil = numbers.length + MEANWHILE
    await fault()
    goOnUntil = Infinity
  }
  const left = [...drafts]
  const write = async () => {
    for (let draft = left.pop(); draft; draft = left.pop()) {
      while (numbers.length >= goOnUntil) await happening
      const params = { ...books.params, invoiceId: draft.id }
      const letter = { recipient: 'klant@klopt.example', subject: `Factuur ${draft.id}`, body: aLetter() }
      const { status, body } = await balancer.send(contract.invoices.send, {
        params,
        body: { version: draft.version, ...letter },
      })
      expect([status, body]).toEqual([200, expect.objectContaining({ number: expect.any(String) as unknown })])
      numbers.push((body as { number: string }).number)
      const fault = faults[numbers.length]
      // One after the other, so that there is always a server left.
      if (fault) happening = happening.then(() => happen(fault))
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, write))
  await happening
  // Each while there was something left to send.
  expect(happenedAt).toHaveLength(Object.keys(faults).length)
  expect(Math.max(...happenedAt)).toBeLessThan(count - WRITERS)
  return numbers
}

/** Of each mail that the mail server took: its subject, which no two invoices share, and what tells a mail that comes twice. */
const taken = (from: number) =>
  smtp.taken.slice(from).map((message) => ({
    subject: /^Subject: (.*)$/m.exec(message)?.[1],
    id: /^Message-ID: (.*)$/im.exec(message)?.[1],
  }))
const countSent = (books: Books) =>
  books
    .rows('SELECT FROM sent_messages WHERE administration_id = $1 AND sent_at IS NOT NULL')
    .then((rows) => rows.length)

test('with servers killed and ended one after the other each invoice is sent once, and numbers have no gaps', async () => {
  const books = await Books.open(fleet.beside)
  const before = smtp.taken.length
  const numbers = await sendDuring(books, DRAFTS, {
    8: () => fleet.replace('web', 0, 'SIGKILL'),
    18: () => fleet.replace('web', 1, 'SIGTERM'),
    26: () => fleet.replace('jobs', 0, 'SIGTERM'),
    36: () => fleet.replace('web', 2, 'SIGKILL'),
    42: () => fleet.stopFor('web', 0),
    48: () => fleet.cutNetwork(),
    54: () => fleet.stopFor('jobs', 1),
  })
  expect(new Set(numbers).size).toBe(DRAFTS)
  await expect.poll(() => taken(before).length, patience).toBe(DRAFTS)
  expect(new Set(taken(before).map(({ subject }) => subject)).size).toBe(DRAFTS)
  // The numbers without a gap are among what has to add up.
  await expectBooksToAddUp(books)
  expect(await countSent(books)).toBe(DRAFTS)
})

// Killed between the mail server's answer and its own note, it cannot know: then the same mail goes again, which mailboxes show once.
test('with the servers killed that mail, no invoice stays behind, and what goes again is the same mail', async () => {
  const books = await Books.open(fleet.beside)
  const before = smtp.taken.length
  await sendDuring(books, FEWER_DRAFTS, {
    4: () => fleet.replace('jobs', 0, 'SIGKILL'),
    14: () => fleet.replace('jobs', 1, 'SIGKILL'),
  })
  await expect.poll(() => countSent(books), patience).toBe(FEWER_DRAFTS)
  const mails = taken(before)
  expect(mails.every(({ id }) => id !== undefined)).toBe(true)
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(FEWER_DRAFTS)
  expect(new Set(mails.map(({ id }) => id)).size).toBe(FEWER_DRAFTS)
})

test('wrong passwords are counted over all servers together', async () => {
  const { owner } = await Books.open(fleet.beside)
  const statuses: number[] = []
  for (let n = 0; n < 9; n += 1) {
    const client = new TestClient(must(fleet.urls[n % fleet.urls.length], 'a server'))
    const body = {
      grant_type: 'password',
      client_identifier: 'test',
      email_address: owner.emailAddress,
      password: `fout-${n}`,
    }
    statuses.push((await client.send(contract.authentication.login, { body })).status)
  }
  expect(statuses.slice(5).every((status) => status !== statuses[0])).toBe(true)
  expect(new Set(statuses.slice(0, 5)).size).toBe(1)
})

test('what is due each minute is done once for that minute, however many servers keep time', async () => {
  // What is found due at the very end of a minute is sent in the next one: it counts for which minute, not when.
  const sent = async () => {
    const { rows } = await fleet.beside.services.pool.query<{ minutes: number; forwards: number; jobs: number }>(
      `SELECT count(DISTINCT data->>'slot')::int AS minutes, count(*)::int AS forwards,
              (SELECT count(*)::int FROM jobs.job WHERE name = 'balances.fold') AS jobs
       FROM jobs.job WHERE name = '__pgboss__send-it' AND data->>'name' = 'balances.fold'`,
    )
    return must(rows[0], 'row of counts')
  }
  await expect.poll(async () => (await sent()).jobs, patience).toBeGreaterThan(1)
  const { minutes, forwards, jobs } = await sent()
  expect(forwards).toBe(minutes)
  expect(jobs).toBeLessThanOrEqual(minutes)
})
