import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import fc from 'fast-check'
import pg from 'pg'
import { isUnreachable } from '../../database/connection-lost.ts'
import { waitUntil } from '../../embedded-postgres/wait-until.ts'
import { Books } from '../../features/books.test-support.ts'
import { expectBooksToAddUp } from '../../features/ledger-invariants.test-support.ts'
import { doAct } from '../../features/random-bookkeeper.test-support.ts'
import { anyActs, anyVatYear } from '../../features/random-stories.test-support.ts'
import type { KloptTestServer } from '../../testing/index.ts'
import { SteadfastClient } from './steadfast-client.test-support.ts'

const WRITERS = 4
const PATIENCE_MS = 120_000

const storiesOf = (stories: typeof anyActs) => fc.sample(stories, { numRuns: 40, seed: 2026 })
const years = storiesOf(anyVatYear)

/** What was lost and what is there twice, of all that was acknowledged. */
export interface Tally {
  readonly lost: number
  readonly doubled: number
}

/**
 * Bookkeepers who write at once: each marked invoices into books that they share, and by turns whatever comes to mind into books
 * of their own. What the server acknowledged is remembered, and held against the database.
 */
export class Writers {
  readonly shared: Books
  readonly #own: readonly { books: Books; contactId: number }[]
  readonly #contactId: number
  /** The number that was answered, by the mark of the invoice. */
  readonly #numbers = new Map<string, string>()
  /** Days and years of VAT by turns, so that every kind of act comes; the same stories each time. */
  readonly #acts = storiesOf(anyActs).flatMap((story, n) => [...story, ...must(years[n], 'a year')])
  readonly #runIds = new Set<number>()
  #marks = 0
  #isOn = false
  #running: Promise<unknown> = Promise.resolve()
  #failure: unknown = null

  private constructor(shared: Books, contactId: number, own: readonly { books: Books; contactId: number }[]) {
    this.shared = shared
    this.#contactId = contactId
    this.#own = own
  }

  /** `beside` is a server on the same database, which makes the books and looks into them. */
  static async open(beside: KloptTestServer, url: string): Promise<Writers> {
    askAgainWhenLost(beside)
    const open = async () => {
      const books = await Books.open(beside)
      books.client = SteadfastClient.as(books.client, url)
      return { books, contactId: await books.contact() }
    }
    const { books, contactId } = await open()
    const own = []
    for (let n = 0; n < WRITERS; n += 1) own.push(await open())
    return new Writers(books, contactId, own)
  }

  get client(): SteadfastClient {
    return this.shared.client as SteadfastClient
  }
  get marks(): readonly string[] {
    return [...this.#numbers.keys()]
  }
  get #clients(): SteadfastClient[] {
    return [this.shared, ...this.#own.map(({ books }) => books)].map(({ client }) => client as SteadfastClient)
  }
  /** How often somebody was told to ask again; by no answer at all too. */
  get refusals(): ReadonlyMap<number, number> {
    const all = new Map<number, number>()
    for (const { refusals } of this.#clients)
      for (const [status, count] of refusals) all.set(status, (all.get(status) ?? 0) + count)
    return all
  }

  start(): void {
    this.#isOn = true
    this.#running = Promise.all(this.#own.map((own) => this.#write(own))).catch((error: unknown) => {
      this.#failure = error
    })
  }

  async stop(): Promise<void> {
    this.#isOn = false
    await this.#running
    this.#throwFailure()
    await this.#runsEnded()
  }

  /** Until so many more marked invoices were acknowledged. */
  async acknowledged(more: number): Promise<void> {
    const wanted = this.#numbers.size + more
    await this.until(async () => this.#numbers.size >= wanted)
  }

  async until(isSo: () => Promise<boolean>): Promise<void> {
    const seen = await waitUntil(async () => (await isSo()) || this.#failure !== null || undefined, PATIENCE_MS)
    this.#throwFailure()
    if (seen === undefined) throw new Error(`what was waited for did not come within ${PATIENCE_MS} ms`)
  }

  /** One marked invoice, made and finalised. */
  async writeMarked(): Promise<void> {
    const mark = `merk-${(this.#marks += 1)}`
    const { number } = await this.shared.invoice({ contactId: this.#contactId, reference: mark })
    this.#numbers.set(mark, number)
  }

  /** Holds all that was acknowledged against the database. Fails when books do not add up. */
  async check(): Promise<Tally> {
    const rows = await this.shared.rows<{ mark: string; number: string | null }>(
      "SELECT reference AS mark, number FROM invoices WHERE administration_id = $1 AND reference LIKE 'merk-%'",
    )
    const kept = new Map(rows.map(({ mark, number }) => [mark, number]))
    const lostMarks = [...this.#numbers].filter(([mark, number]) => kept.get(mark) !== number)
    const numbers = rows.flatMap(({ number }) => (number === null ? [] : [number]))
    for (const { books } of [{ books: this.shared }, ...this.#own]) await expectBooksToAddUp(books)
    return {
      lost: lostMarks.length + (await this.#lostAnswers()),
      doubled: rows.length - kept.size + (numbers.length - new Set(numbers).size),
    }
  }

  /** Writes of any kind that were acknowledged; their answer is kept by the transaction that did them. */
  async #lostAnswers(): Promise<number> {
    const keys = this.#clients.flatMap(({ acknowledged }) => acknowledged.splice(0))
    const [found] = await this.shared.rows<{ count: number }>(
      'SELECT count(*)::int AS count FROM idempotency_keys WHERE key = ANY($1) AND status = 200',
      [keys],
    )
    return keys.length - must(found, 'the count').count
  }

  async #write({ books, contactId }: { books: Books; contactId: number }): Promise<void> {
    while (this.#isOn) {
      await this.writeMarked()
      const act = must(this.#acts.shift(), 'an act')
      this.#acts.push(act)
      try {
        if (act.kind === 'processCertain') await this.#startRun(books)
        else await doAct(books, act, contactId)
      } catch (error) {
        // What it does beside the server, by the database alone, may be broken off.
        if (!isForNow(error)) throw error
      }
    }
  }

  /** Lets the servers that are tried book what is certain, by a job of theirs, while everybody goes on writing. */
  async #startRun(books: Books): Promise<void> {
    const { runId } = await books.client.call(contract.bank.processCertain, { params: books.params, body: null })
    this.#runIds.add(runId)
  }

  /** A run goes on where it was when its server was killed, and comes to its end. */
  async #runsEnded(): Promise<void> {
    const states = () =>
      this.shared.rows<{ state: string }>('SELECT DISTINCT state FROM bank_runs WHERE id = ANY ($1)', [
        [...this.#runIds],
      ])
    await this.until(async () => (await states()).every(({ state }) => state !== 'running'))
    const ends = (await states()).map(({ state }) => state)
    if (ends.some((state) => state !== 'done')) throw new Error(`runs of certain lines ended ${ends.join(', ')}`)
  }

  #throwFailure(): void {
    if (this.#failure !== null) throw this.#failure
  }
}

/** The database is away or has no room, which the faults make it: the server says so to who asks it, and asks again. */
const isForNow = (error: unknown): boolean =>
  isUnreachable(error) || (error instanceof pg.DatabaseError && error.code === DISK_FULL)
const DISK_FULL = '53100'

/** What looks into a database that is down waits until it is there. */
function askAgainWhenLost({ services: { pool } }: KloptTestServer): void {
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>
  const again = (...args: unknown[]) =>
    waitUntil(
      () =>
        query(...args).catch((error: unknown) => {
          if (!isForNow(error)) throw error
          return undefined
        }),
      PATIENCE_MS,
    )
  Object.assign(pool, { query: again })
}
