import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Hours } from '../hours/hours.test-support.ts'
import { credit, debit, write } from '../journal-entries/journal.test-support.ts'
import { Trips } from './trips.test-support.ts'

const { trips } = contract

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const OWN_FUNDS = 'BEivKapPrs'

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
    const own = await Trips.openOn(server, '2026-06-02')
    const answer = await own.send(changes)
    expect(answer.status).toBe(422)
    expect(Object.keys((answer.body as { fields: object }).fields)).toEqual([field])
  })

  test('an employee sees and changes their own alone, and books nothing', async () => {
    const own = await Trips.openOn(server, '2026-06-02')
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
    const own = await Trips.openOn(server, '2026-06-02')
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
    const own = await Trips.openOn(server, '2026-06-02')
    const { id, version } = await own.create()
    await own.save(id, version, {})
    expect((await own.save(id, version, {})).body).toMatchObject({ code: 90_002 })
  })

  test('those made most often are offered first', async () => {
    const own = await Trips.openOn(server, '2026-06-02')
    await own.create({ toPlace: 'Zwolle' })
    for (const day of ['2026-05-01', '2026-05-02']) await own.create({ day, toPlace: 'Breda' })
    const usual = await own.books.client.call(trips.usual, { params: own.params })
    expect(usual.items.map(({ toPlace }) => toPlace)).toEqual(['Breda', 'Zwolle'])
    expect(usual.hasBusinessCar).toBe(false)
  })
})

describe('a car on the balance sheet', () => {
  test('has no costs by kilometre: with what was driven is said, and its trips count for nothing', async () => {
    const own = await Trips.openOn(server, '2026-06-02')
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
