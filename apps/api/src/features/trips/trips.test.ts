import { contract, type TripInput } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setBookLock } from '../../books/lock-books.ts'
import { createTestServer, type KloptTestServer, type TestClient } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { Hours } from '../hours/hours.test-support.ts'
import { credit, debit, write } from '../journal-entries/journal.test-support.ts'
import { expectBooksToAddUp } from '../ledger-invariants.test-support.ts'
import { tripsJob } from './trips-job.ts'

const { trips } = contract

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

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
class Trips {
  readonly books: Books
  constructor(books: Books) {
    this.books = books
  }

  static async openOn(day: string, legalForm: 'zzp' | 'bv' = 'zzp'): Promise<Trips> {
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
    await this.books.asApp((db) => server.jobs.senderFor(db).enqueue(tripsJob, {}))
    await server.jobs.drain()
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
    const lock = { lockedUntil, reason: 'test', userId: this.books.owner.id, asFirm: false, at: server.clock.now() }
    return this.books.asApp((db) => setBookLock(db, lock))
  }
}

const MILEAGE = 'WBedVkkKmz'
const OWN_FUNDS = 'BEivKapPrs'
const DEBT = 'BSchOvsOvs'

describe('a month in the books', () => {
  test('1,250 km are 287.50: costs against the contributions of who owns the business', async () => {
    const own = await Trips.openOn('2026-06-02')
    await own.create({ kilometres: 500 }) // there and back: 1,000
    await own.create({ kilometres: 250, isReturn: false, kind: 'commute' })
    await own.create({ kilometres: 400, kind: 'private' })
    expect(await own.book()).toEqual({ bookedCents: 28_750, heldReason: null })
    expect(await own.booked(MILEAGE)).toEqual([['2026-05-31', 28_750]])
    expect(await own.booked(OWN_FUNDS)).toEqual([['2026-05-31', -28_750]])
    await expectBooksToAddUp(own.books)
  })

  test('of a company it is owed to who drove', async () => {
    const own = await Trips.openOn('2026-06-02', 'bv')
    await own.create({ kilometres: 625 })
    await own.book()
    expect(await own.booked(DEBT)).toEqual([['2026-05-31', -28_750]])
    expect(await own.booked(OWN_FUNDS)).toEqual([])
  })

  test('of an employee of a one-man business it is owed too', async () => {
    const own = await Trips.openOn('2026-06-02')
    const { client } = await new Hours(own.books).colleague()
    await own.create({ kilometres: 50, isReturn: false }, client)
    await own.create({ kilometres: 100, isReturn: false })
    await own.book()
    expect(await own.booked(DEBT)).toEqual([['2026-05-31', -1_150]])
    expect(await own.booked(OWN_FUNDS)).toEqual([['2026-05-31', -2_300]])
  })

  test('each trip at the rate of its own day', async () => {
    const own = await Trips.openOn('2024-02-02')
    await own.create({ day: '2023-12-31', kilometres: 100, isReturn: false })
    await own.create({ day: '2024-01-01', kilometres: 100, isReturn: false })
    await own.work('2024-02-02')
    expect(await own.booked(MILEAGE)).toEqual([
      ['2023-12-31', 2_100],
      ['2024-01-31', 2_300],
    ])
  })

  test('is booked once, whoever books it and however often', async () => {
    const own = await Trips.openOn('2026-06-02')
    await own.create()
    await own.work('2026-06-02')
    await Promise.all(Array.from({ length: 20 }, () => own.book()))
    await own.work('2026-06-03')
    // 180 km x 0.23
    expect(await own.booked(MILEAGE)).toEqual([['2026-05-31', 4_140]])
  })

  test('waits until it is over', async () => {
    const own = await Trips.openOn('2026-05-31')
    await own.create()
    const answer = await own.books.client.send(trips.book, {
      params: own.params,
      body: { monthEnd: '2026-05-31' },
    })
    expect(answer.body).toMatchObject({ code: 90197 })
    await own.work('2026-05-31')
    expect(await own.booked(MILEAGE)).toEqual([])
  })

  test('what changes afterwards is booked as the difference, and taken back when a trip goes', async () => {
    const own = await Trips.openOn('2026-06-02')
    const { id, version } = await own.create()
    await own.book()
    expect((await own.save(id, version, { kilometres: 100 })).status).toBe(200)
    expect(await own.book()).toEqual({ bookedCents: 460, heldReason: null })
    await own.remove(id, version + 1)
    await own.book()
    expect(await own.booked(MILEAGE)).toEqual([
      ['2026-05-31', 4_140],
      ['2026-05-31', 460],
      ['2026-05-31', -4_600],
    ])
    await expectBooksToAddUp(own.books)
  })

  test('a trip that moves to another month leaves the one and comes in the other', async () => {
    const own = await Trips.openOn('2026-07-02')
    const { id, version } = await own.create()
    await own.work('2026-07-02')
    await own.save(id, version, { day: '2026-06-12' })
    await own.work('2026-07-03')
    expect(await own.booked(MILEAGE)).toEqual([
      ['2026-05-31', 4_140],
      ['2026-05-31', -4_140],
      ['2026-06-30', 4_140],
    ])
  })

  test('in locked books waits and says so, and goes on the first open day when asked', async () => {
    const own = await Trips.openOn('2026-06-02')
    await own.create()
    await own.lock('2026-05-31')
    const heldReason = 'De boekingen t/m 31 mei 2026 zijn vastgezet.'
    expect(await own.book()).toEqual({ bookedCents: 0, heldReason })
    const [month] = await own.books.client.call(trips.months, { params: own.params })
    expect(month).toMatchObject({ monthEnd: '2026-05-31', kilometres: 180, cents: 4_140, bookedCents: 0, heldReason })
    expect(await own.book('2026-05-31', true)).toEqual({ bookedCents: 4_140, heldReason: null })
    expect(await own.booked(MILEAGE)).toEqual([['2026-06-01', 4_140]])
  })

  test('leads back from its entry', async () => {
    const own = await Trips.openOn('2026-06-02')
    await own.create()
    await own.book()
    const [row] = await own.books.rows<{ journal_entry_id: number }>(
      'SELECT journal_entry_id FROM trip_bookings WHERE administration_id = $1',
    )
    const entry = await own.books.entry(must(row, 'a booking').journal_entry_id)
    expect(entry).toMatchObject({ sourceType: 'trips' })
    expect(entry.description).toMatch(/^Kilometers mei 2026, /)
  })

  test('the database holds that a month is what its entries come to', async () => {
    const own = await Trips.openOn('2026-06-02')
    await own.create()
    await own.book()
    const more = own.books.asApp((db) =>
      db.updateTable('trip_months').set({ booked_cents: 1 }).where('administration_id', '=', own.books.id).execute(),
    )
    await expect(more).rejects.toMatchObject({ code: 'KL004' })
  })
})

describe('trips', () => {
  test.each([
    [{ kilometres: 0 }, 'kilometres'],
    [{ kilometres: -5 }, 'kilometres'],
    [{ kilometres: 12.5 }, 'kilometres'],
    [{ kilometres: 10_000 }, 'kilometres'],
    [{ purpose: '  ' }, 'purpose'],
    [{ fromPlace: '' }, 'fromPlace'],
    [{ day: '2026-02-30' }, 'day'],
    [{ day: '2027-06-01' }, 'day'],
    [{ day: '1999-12-31' }, 'day'],
  ])('%j is refused at its field', async (changes, field) => {
    const own = await Trips.openOn('2026-06-02')
    const answer = await own.send(changes)
    expect(answer.status).toBe(422)
    expect(Object.keys((answer.body as { fields: object }).fields)).toEqual([field])
  })

  test('an employee sees and changes their own alone, and books nothing', async () => {
    const own = await Trips.openOn('2026-06-02')
    const { client } = await new Hours(own.books).colleague()
    const theirs = await own.create({ purpose: 'Van haar' }, client)
    const mine = await own.create()
    const seen = await client.call(trips.list, { params: own.params, query: {} })
    expect(seen.items.map(({ purpose }) => purpose)).toEqual(['Van haar'])
    expect(await client.call(trips.months, { params: own.params })).toHaveLength(1)
    const body = { version: mine.version }
    const params = { ...own.params, tripId: mine.id }
    expect((await client.send(trips.delete, { params, body })).status).toBe(404)
    expect((await client.send(trips.get, { params })).status).toBe(404)
    const book = await client.send(trips.book, { params: own.params, body: { monthEnd: '2026-05-31' } })
    expect(book.status).toBe(403)
    const all = await own.books.client.call(trips.list, { params: own.params, query: { kind: 'business' } })
    expect(all.items.map(({ id }) => id)).toEqual([mine.id, theirs.id])
  })

  test('are counted and summed by their kind, on the first page alone', async () => {
    const own = await Trips.openOn('2026-06-02')
    await own.create({ kilometres: 500 })
    await own.create({ kilometres: 250, isReturn: false, kind: 'commute' })
    await own.create({ kilometres: 400, kind: 'private' })
    const { segments } = await own.books.client.call(trips.list, { params: own.params, query: { kind: 'commute' } })
    // 1,250 km at 0.23; 800 km in private come to nothing.
    expect(segments).toEqual({
      all: { count: 3, isCapped: false, kilometres: 2050, cents: 28_750 },
      business: { count: 1, isCapped: false, kilometres: 1000, cents: 23_000 },
      commute: { count: 1, isCapped: false, kilometres: 250, cents: 5_750 },
      private: { count: 1, isCapped: false, kilometres: 800, cents: 0 },
    })
  })

  test('who wrote on an older version is told', async () => {
    const own = await Trips.openOn('2026-06-02')
    const { id, version } = await own.create()
    await own.save(id, version, {})
    expect((await own.save(id, version, {})).body).toMatchObject({ code: 90_002 })
  })

  test('those made most often are offered first', async () => {
    const own = await Trips.openOn('2026-06-02')
    await own.create({ toPlace: 'Zwolle' })
    for (const day of ['2026-05-01', '2026-05-02']) await own.create({ day, toPlace: 'Breda' })
    const usual = await own.books.client.call(trips.usual, { params: own.params })
    expect(usual.items.map(({ toPlace }) => toPlace)).toEqual(['Breda', 'Zwolle'])
    expect(usual.hasBusinessCar).toBe(false)
  })
})

describe('a car on the balance sheet', () => {
  test('has no costs by kilometre: with what was driven is said, and its trips count for nothing', async () => {
    const own = await Trips.openOn('2026-06-02')
    const [car, funds] = [await own.books.account('BMvaTevVvp'), await own.books.account(OWN_FUNDS)]
    const lines = [debit(car, 2_400_000), credit(funds, 2_400_000)]
    await write(own.books, { entryDate: '2026-05-12', lines })
    expect((await own.books.client.call(trips.usual, { params: own.params })).hasBusinessCar).toBe(true)

    const unsaid = await own.send({})
    expect(unsaid.status).toBe(422)
    expect(unsaid.body).toMatchObject({ fields: { vehicle: expect.stringMatching(/^Kies waarmee je reed/) as string } })
    // The day before there was none.
    expect(await own.create({ day: '2026-05-11', kilometres: 50 })).toMatchObject({ cents: 2_300 })
    expect(await own.create({ kilometres: 50, vehicle: 'private' })).toMatchObject({ cents: 2_300 })
    const driven = await own.create({ kilometres: 50, vehicle: 'business' })
    expect(driven.cents).toBe(0)
    expect(await own.book()).toEqual({ bookedCents: 4_600, heldReason: null })

    // Changed without a word about it, it stays of the business.
    expect((await own.save(driven.id, driven.version, { kilometres: 60 })).body).toMatchObject({ cents: 0 })
    await expect(
      own.books.rows(`UPDATE trips SET cents = 100 WHERE administration_id = $1 AND vehicle = 'business'`),
    ).rejects.toThrow('trips_of_the_business_cost_nothing')
  })
})
