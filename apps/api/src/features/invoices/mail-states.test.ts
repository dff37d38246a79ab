import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { TestSmtpServer } from '../../mail/smtp-server.test-support.ts'
import { createTestServer, TestClock, type KloptTestServer } from '../../testing/index.ts'
import { aLetter } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'

const hourMs = 3_600_000

let smtp: TestSmtpServer
let server: KloptTestServer
let books: Books
beforeAll(async () => {
  smtp = await TestSmtpServer.start()
  server = await createTestServer({
    // Before the invoices of the test are due.
    clock: new TestClock('2026-05-20T10:00:00Z'),
    env: { SMTP_URL: `smtp://127.0.0.1:${smtp.port}?socketTimeout=300`, MAIL_FROM: 'facturen@klopt.example' },
  })
  books = await Books.open(server)
})
afterAll(async () => {
  await server.stop()
  await smtp.stop()
})
beforeEach(() => {
  smtp.behaviour = 'takes'
  smtp.taken.length = 0
})

async function sendOne(): Promise<{ id: number; number: string }> {
  const invoice = await books.invoice()
  await books.client.call(contract.invoices.send, {
    params: { ...books.params, invoiceId: invoice.id },
    body: { version: invoice.version, recipient: 'klant@klant.example', subject: 'Factuur', body: aLetter() },
  })
  return invoice
}

/** How the invoice and its last mail stand. */
async function stateOf(invoiceId: number) {
  const { status, messages } = await books.show(invoiceId)
  const [mail] = messages
  if (!mail) throw new Error('the invoice has no mail')
  const listed = await books.client.call(contract.invoices.list, { params: books.params, query: {} })
  expect(listed.items.find(({ id }) => id === invoiceId)?.status).toBe(status)
  return { status, mail }
}

/** Lets the next try of what waits be due, as the clock of the database will in time. */
async function nextTry(): Promise<void> {
  await server.services.pool.query(`UPDATE jobs.job SET start_after = now() WHERE state = 'created'`)
  await server.jobs.drain()
}

const failedTodo = async () => {
  const { todo } = await books.client.call(contract.dashboard.get, { params: books.params, query: {} })
  return todo.filter(({ kind }) => kind === 'failed_mail')
}

test('an invoice is sent when its mail has left, and not when that was asked for', async () => {
  const { id } = await sendOne()
  expect(await stateOf(id)).toMatchObject({ status: 'open', mail: { state: 'queued', sentAt: null, failure: null } })
  await server.jobs.drain()
  expect(await stateOf(id)).toMatchObject({ status: 'sent', mail: { state: 'sent', failure: null, nextTryAt: null } })
  expect(smtp.taken).toHaveLength(1)
})

test('with the mail server down a mail waits, says so, and leaves once when the server is there again', async () => {
  await smtp.stop()
  const { id } = await sendOne()
  await server.jobs.drain()
  const nowSeconds = server.clock.now().getTime() / 1000
  const waiting = {
    status: 'open',
    mail: { state: 'queued', sentAt: null, failure: 'De mailserver is niet bereikbaar.', nextTryAt: nowSeconds + 60 },
  }
  expect(await stateOf(id)).toMatchObject(waiting)
  await nextTry()
  expect(await stateOf(id)).toMatchObject({ mail: { nextTryAt: nowSeconds + 120 } })

  smtp = await TestSmtpServer.start('takes', smtp.port)
  await nextTry()
  expect(await stateOf(id)).toMatchObject({ status: 'sent', mail: { state: 'sent', failure: null, nextTryAt: null } })
  await nextTry()
  expect(smtp.taken).toHaveLength(1)
})

test.each([{ recipient: 450 }, { message: 451 }])('a refusal for now (%o) is tried again', async (behaviour) => {
  smtp.behaviour = behaviour
  const { id } = await sendOne()
  await server.jobs.drain()
  expect(await stateOf(id)).toMatchObject({
    status: 'open',
    mail: { state: 'queued', failure: expect.stringContaining('neemt de e-mail nu niet aan: “45') as unknown },
  })
  smtp.behaviour = 'takes'
  await nextTry()
  expect(await stateOf(id)).toMatchObject({ status: 'sent', mail: { state: 'sent' } })
  expect(smtp.taken).toHaveLength(1)
})

test.each([{ recipient: 550 }, { message: 554 }])(
  'a refusal for good (%o) is told, also on the dashboard, until the invoice is sent again',
  async (behaviour) => {
    smtp.behaviour = behaviour
    const { id, number } = await sendOne()
    await server.jobs.drain()
    expect(await stateOf(id)).toMatchObject({
      status: 'open',
      mail: { state: 'failed', nextTryAt: null, failure: expect.stringContaining('weigert de e-mail: “55') as unknown },
    })
    expect(await failedTodo()).toMatchObject([{ title: `De mail met factuur ${number} is niet verstuurd` }])
    smtp.behaviour = 'takes'
    await nextTry()
    expect(smtp.taken).toEqual([])

    const { version } = await books.show(id)
    await books.client.call(contract.invoices.send, {
      params: { ...books.params, invoiceId: id },
      body: { version, recipient: 'goed@klant.example', subject: 'Factuur', body: aLetter() },
    })
    await server.jobs.drain()
    expect(await stateOf(id)).toMatchObject({ status: 'sent', mail: { state: 'sent' } })
    expect(await failedTodo()).toEqual([])
  },
)

test('a mail server that falls silent is left after a while, and the mail waits', async () => {
  smtp.behaviour = 'hangs'
  const { id } = await sendOne()
  await server.jobs.drain()
  expect(await stateOf(id)).toMatchObject({
    status: 'open',
    mail: { state: 'queued', failure: 'De mailserver is niet bereikbaar.' },
  })
  smtp.behaviour = 'takes'
  await nextTry()
  expect(await stateOf(id)).toMatchObject({ mail: { state: 'sent' } })
})

test('what breaks here is tried again at once by the queue, and told when that does not help either', async () => {
  const { id } = await sendOne()
  const drawing = vi.spyOn(server.services.pdf, 'renderInvoice').mockRejectedValue(new Error('no paper'))
  const again = () => server.services.pool.query(`UPDATE jobs.job SET start_after = now() WHERE state = 'retry'`)
  for (let time = 0; time < 5; time += 1) {
    await expect(server.jobs.drain()).rejects.toThrow('no paper')
    expect(await stateOf(id)).toMatchObject({ mail: { state: 'queued', failure: null, nextTryAt: null } })
    await again()
  }
  await server.jobs.drain()
  expect(await stateOf(id)).toMatchObject({
    mail: { state: 'queued', failure: 'De e-mail kon niet worden verstuurd.' },
  })
  drawing.mockRestore()
  await nextTry()
  expect(await stateOf(id)).toMatchObject({ status: 'sent', mail: { state: 'sent', failure: null } })
})

test('after three days a mail is given up, and says so instead of promising another try', async () => {
  smtp.behaviour = { message: 451 }
  const { id } = await sendOne()
  await server.jobs.drain()
  const startedMs = server.clock.now().getTime()
  server.clock.advanceMs(71 * hourMs)
  await nextTry()
  expect(await stateOf(id)).toMatchObject({ mail: { state: 'queued' } })
  server.clock.advanceMs(hourMs)
  await nextTry()
  expect(await stateOf(id)).toMatchObject({ status: 'open', mail: { state: 'failed', nextTryAt: null } })
  const { rows } = await server.services.pool.query(`SELECT 1 FROM jobs.job WHERE state IN ('created', 'retry')`)
  expect(rows).toEqual([])
  expect(server.clock.now().getTime() - startedMs).toBe(72 * hourMs)
})

test('a mail that was taken is not sent again when that could not be kept', async () => {
  const { id } = await sendOne()
  const { pool } = server.services
  await pool.query(`ALTER TABLE sent_messages RENAME COLUMN next_try_at TO away`)
  await expect(server.jobs.drain()).rejects.toThrow('next_try_at')
  await pool.query(`ALTER TABLE sent_messages RENAME COLUMN away TO next_try_at`)
  await pool.query(`UPDATE jobs.job SET start_after = now() WHERE state = 'retry'`)
  await server.jobs.drain()
  expect(await stateOf(id)).toMatchObject({ status: 'sent', mail: { state: 'sent' } })
  expect(smtp.taken).toHaveLength(1)
})
