import { contract, type AssetInput, type BodyOf } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { setBookLock } from '../../books/lock-books.ts'
import type { Books } from '../books.test-support.ts'
import { depreciationJob } from './depreciation-job.ts'

const { assets } = contract

/** The register of some books, through the calls of real use. */
export class Assets {
  readonly books: Books

  constructor(books: Books) {
    this.books = books
  }

  /** A laptop of 1,999.00 in use from 1 April 2025, over five years. */
  async input(changes: Partial<AssetInput> = {}): Promise<AssetInput> {
    return {
      name: 'Laptop',
      accountId: await this.books.account('BMvaBeiVvp'),
      costCents: 199_900,
      inUseOn: '2025-04-01',
      method: { kind: 'months', months: 60 },
      ...changes,
    }
  }

  async send(changes: Partial<BodyOf<typeof assets.create>> = {}) {
    const body = { ...(await this.input(changes)), source: changes.source ?? null }
    return this.books.client.send(assets.create, {
      params: this.books.params,
      body,
    })
  }

  async create(changes: Partial<BodyOf<typeof assets.create>> = {}): Promise<number> {
    const answer = await this.send(changes)
    if (answer.status !== 200 && answer.status !== 201) throw new Error(JSON.stringify(answer.body))
    return (answer.body as { id: number }).id
  }

  params(assetId: number) {
    return { ...this.books.params, assetId }
  }

  show(assetId: number) {
    return this.books.client.call(assets.get, { params: this.params(assetId) })
  }

  /** What was depreciated by the last day of each month or year. */
  async booked(assetId: number): Promise<[string, number][]> {
    return (await this.show(assetId)).booked.map(({ periodEnd, cents }) => [periodEnd, cents])
  }

  async dispose(assetId: number, body: BodyOf<typeof assets.dispose>) {
    return this.books.client.send(assets.dispose, { params: this.params(assetId), body })
  }

  depreciate(assetId: number, body: BodyOf<typeof assets.depreciate> = {}) {
    return this.books.client.send(assets.depreciate, { params: this.params(assetId), body })
  }

  /** Accounts whose balance is not what the register holds on a day. */
  async differences(asOf: string): Promise<[string, number][]> {
    const { accounts } = await this.books.client.call(assets.reconciliation, {
      params: this.books.params,
      query: { asOf },
    })
    return accounts
      .filter(({ differenceCents }) => differenceCents !== 0)
      .map(({ name, differenceCents }) => [name, differenceCents])
  }

  lock(lockedUntil: string | null): Promise<void> {
    const { server, owner } = this.books
    const lock = { lockedUntil, reason: 'test', userId: owner.id, asFirm: false, at: server.clock.now() }
    return this.books.asApp((db) => setBookLock(db, lock))
  }

  /** What the clock or the start of a server does on a day. */
  async work(day: string): Promise<void> {
    await this.books.on(day)
    await this.books.asApp((db) => this.books.server.jobs.senderFor(db).enqueue(depreciationJob, {}))
    await this.books.server.jobs.drain()
  }
}

/** What accounts come to at the end of a day, by RGS code. */
export async function balance(books: Books, rgs: string, asOf: string): Promise<number> {
  const [row] = await books.rows<{ cents: number }>(
    `SELECT coalesce(sum(l.debit_cents - l.credit_cents), 0)::int AS cents FROM journal_lines l
      JOIN accounts a ON a.id = l.account_id WHERE l.administration_id = $1 AND a.rgs_code = '${rgs}'
      AND l.entry_date <= '${asOf}'`,
  )
  return must(row, 'a sum').cents
}
