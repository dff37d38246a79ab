import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { contract } from '@klopt/api-client/contract'
import { addDays } from '@klopt/validators'
import { expect, onTestFinished, test } from 'vitest'
import { findPostmaster } from '../embedded-postgres/postmaster.ts'
import { civilDate } from '../kernel/clock.ts'
import { createTestServer, TestClock, type KloptTestServer } from '../testing/index.ts'
import { startServerProcess, type ServerProcess } from '../testing/server-process.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { Books } from './books.test-support.ts'
import { expectBooksToAddUp } from './ledger-invariants.test-support.ts'
import { running } from './recurring-invoices/recurring.test-support.ts'

const amount = 150
/** How many are done when the power goes. */
const killedAfter = 40
const patience = { timeout: 240_000, interval: 50 }
/** All these documents are drawn and mailed, on a machine that may have other things to do. */
const limit = { timeout: 300_000 }
const today = civilDate(new Date())

/** A folder of a server that runs on real time, with one that prepares and looks beside it. */
class Premises {
  readonly folder: string
  readonly #env: Readonly<Record<string, string>>

  constructor(folder: string) {
    this.folder = folder
    this.#env = { DATA_DIR: folder, DATABASE_URL: '', DEMO: '0', LOG_LEVEL: 'silent' }
  }

  async start(): Promise<ServerProcess> {
    const server = await startServerProcess(this.#env)
    onTestFinished(() => void server.child.kill('SIGKILL'))
    return server
  }

  async beside(): Promise<{ server: KloptTestServer; postgresPid: number }> {
    const postmaster = await findPostmaster(join(this.folder, 'postgres'))
    if (!postmaster) throw new Error('the embedded database does not run')
    const { host, port, pid: postgresPid } = postmaster
    const connection = { host, port, user: 'klopt', database: 'klopt' }
    return { server: await createTestServer({ connection, clock: new TestClock(new Date()) }), postgresPid }
  }

  /** The ids of the messages that went out. */
  async mailIds(start: string): Promise<string[]> {
    const names = await readdir(join(this.folder, 'outbox')).catch(() => [])
    return names.filter((name) => name.startsWith(start))
  }
}

async function premises(): Promise<Premises> {
  const folder = await makeTemporaryFolder()
  onTestFinished(folder.remove)
  return new Premises(folder.path)
}

/**
 * Prepares while no server works, lets one work until enough is done, takes the power off, and lets another go on.
 * Answers what the first had kept, and the same books afterwards.
 */
async function interrupted(
  place: Premises,
  { prepare, done }: { prepare: (books: Books) => Promise<void>; done: string },
): Promise<{ kept: object[]; books: Books; server: KloptTestServer; last: ServerProcess }> {
  const idle = await place.start()
  idle.child.kill('SIGKILL')
  await idle.ended
  // The database outlives its server, and nobody works meanwhile.
  const before = await place.beside()
  const books = await Books.open(before.server)
  await prepare(books)
  const first = await place.start()
  const rows = () => books.rows(done)
  await expect.poll(async () => (await rows()).length, patience).toBeGreaterThanOrEqual(killedAfter)
  const kept = await rows()
  first.child.kill('SIGKILL')
  process.kill(before.postgresPid, 'SIGKILL')
  expect(await first.ended).toBe('SIGKILL')
  expect(kept.length).toBeLessThan(amount)
  await before.server.stop()
  const last = await place.start()
  const after = await place.beside()
  return { kept, books: await books.seenBy(after.server), server: after.server, last }
}

test(`after kill -9 in the middle of ${amount} recurring invoices each is made and mailed once`, limit, async () => {
  const place = await premises()
  const done = `SELECT recurring_invoice_id AS of, invoice_id AS invoice FROM recurring_invoice_runs
    WHERE administration_id = $1 ORDER BY 1`
  const { kept, books, server, last } = await interrupted(place, {
    done,
    async prepare(own) {
      const { id } = await running(own, { mode: 'send', schedule: { unit: 'month', startsOn: today } })
      await own.rows(
        `INSERT INTO recurring_invoices (administration_id, contact_id, state, unit, step_count, starts_on, mode, spreads,
          terms, net_cents, vat_cents, gross_cents, next_on, created_at, updated_at)
        SELECT administration_id, contact_id, state, unit, step_count, starts_on, mode, spreads,
          terms, net_cents, vat_cents, gross_cents, next_on, created_at, updated_at
        FROM recurring_invoices, generate_series(2, $2) WHERE id = $1`,
        [id, amount],
      )
    },
  })
  const mails = 'SELECT count(*)::int AS count FROM sent_messages WHERE administration_id = $1 AND sent_at IS NOT NULL'
  const sent = async () => (await books.rows<{ count: number }>(mails))[0]?.count
  await expect.poll(sent, patience).toBe(amount)
  const made = await books.rows<{ of: number; invoice: number }>(done)
  expect(made).toHaveLength(amount)
  expect(made).toEqual(expect.arrayContaining(kept))
  expect(new Set(made.map(({ invoice }) => invoice)).size).toBe(amount)
  const invoices = await books.rows<{ number: string }>(
    'SELECT number FROM invoices WHERE administration_id = $1 AND deleted_at IS NULL ORDER BY sequence_number',
  )
  expect(new Set(invoices.map(({ number }) => number)).size).toBe(amount)
  expect(invoices).toHaveLength(amount)
  expect(await place.mailIds('invoice-message-')).toHaveLength(amount)
  await expectBooksToAddUp(books)
  await server.stop()
  last.child.kill('SIGTERM')
  expect(await last.ended).toBe(0)
})

test(`after kill -9 in the middle of ${amount} reminders each customer has one letter`, limit, async () => {
  const place = await premises()
  const done = `SELECT i.invoice_id AS invoice, i.letter_id AS letter FROM reminder_letter_invoices i
    JOIN reminder_letters l ON l.id = i.letter_id WHERE i.administration_id = $1 AND l.sent_at IS NOT NULL ORDER BY 1`
  const { kept, books, server, last } = await interrupted(place, {
    done,
    async prepare(own) {
      const invoiceDate = addDays(today, -30)
      for (let n = 0; n < amount; n += 1) await own.invoice({ invoiceDate, paymentTermDays: 14 })
      await own.client.call(contract.reminders.saveSettings, {
        params: own.params,
        body: { mode: 'automatic', sendHour: 0 },
      })
    },
  })
  await expect.poll(async () => (await books.rows(done)).length, patience).toBe(amount)
  const letters = await books.rows<{ invoice: number; letter: number }>(done)
  expect(letters).toEqual(expect.arrayContaining(kept))
  for (const each of ['invoice', 'letter'] as const) expect(new Set(letters.map((row) => row[each])).size).toBe(amount)
  expect(await books.rows('SELECT FROM reminder_letters WHERE administration_id = $1')).toHaveLength(amount)
  expect(await place.mailIds('reminder-letter-')).toHaveLength(amount)
  await server.stop()
  last.child.kill('SIGTERM')
  expect(await last.ended).toBe(0)
})
