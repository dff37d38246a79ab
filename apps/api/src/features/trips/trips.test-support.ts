import { contract, type TripInput } from '@klopt/api-client/contract'
import { setBookLock } from '../../books/lock-books.ts'
import type { KloptTestServer, TestClient } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { tripsJob } from './trips-job.ts'

const { trips } = contract

const aTrip = (changes: Partial<TripInput> = {}): TripInput => ({
  day: '2026-05-12',
  fromPlace: 'Utrecht',
  toPlace: 'Zwolle',
  kilometres: 90,
  isReturn: true,
  purpose: 'Overleg Van Dijk',
  kind: 'business',
  ...changes,
})

/** The trips of some books, through the calls of real use. */
export class Trips {
  readonly books: Books
  constructor(books: Books) {
    this.books = books
  }

  static async openOn(server: KloptTestServer, day: string, legalForm: 'zzp' | 'bv' = 'zzp'): Promise<Trips> {
    server.clock.set(`${day}T10:00:00Z`)
    return new Trips(await Books.open(server, { legalForm }))
  }

  get params() {
    return this.books.params
  }

  create(changes: Partial<TripInput> = {}, client: TestClient = this.books.client) {
    return client.call(trips.create, { params: this.params, body: aTrip(changes) })
  }

  send(changes: Partial<TripInput>) {
    return this.books.client.send(trips.create, { params: this.params, body: aTrip(changes) })
  }

  save(tripId: number, version: number, changes: Partial<TripInput>) {
    const body = { ...aTrip(changes), version }
    return this.books.client.send(trips.save, { params: { ...this.params, tripId }, body })
  }

  remove(tripId: number, version: number) {
    return this.books.client.send(trips.delete, { params: { ...this.params, tripId }, body: { version } })
  }

  book(monthEnd = '2026-05-31', onFirstOpenDay = false) {
    return this.books.client.call(trips.book, { params: this.params, body: { monthEnd, onFirstOpenDay } })
  }

  async work(day: string): Promise<void> {
    await this.books.on(day)
    await this.books.asApp((db) => this.books.server.jobs.senderFor(db).enqueue(tripsJob, {}))
    await this.books.server.jobs.drain()
  }

  /** What stands on an account by its RGS code, debit positive, with the day of each line. */
  async booked(rgs: string): Promise<[string, number][]> {
    const rows = await this.books.rows<{ day: string; cents: number }>(
      `SELECT l.entry_date::text AS day, (l.debit_cents - l.credit_cents)::int AS cents FROM journal_lines l
        JOIN accounts a ON a.id = l.account_id
        WHERE l.administration_id = $1 AND a.rgs_code = '${rgs}' ORDER BY l.entry_id`,
    )
    return rows.map(({ day, cents }) => [day, cents])
  }

  lock(lockedUntil: string | null): Promise<void> {
    const lock = {
      lockedUntil,
      reason: 'test',
      userId: this.books.owner.id,
      asFirm: false,
      at: this.books.server.clock.now(),
    }
    return this.books.asApp((db) => setBookLock(db, lock))
  }
}
