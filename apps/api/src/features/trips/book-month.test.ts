import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Hours } from '../hours/hours.test-support.ts'
import { expectBooksToAddUp } from '../ledger-invariants.test-support.ts'
import { Trips } from './trips.test-support.ts'

const { trips } = contract

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const MILEAGE = 'WBedVkkKmz'
const OWN_FUNDS = 'BEivKapPrs'
const DEBT = 'BSchCreHac'

describe('a month in the books', () => {
  test('1,250 km are 287.50: costs against the contributions of who owns the business', async () => {
    const own = await Trips.openOn(server, '2026-06-02')
    await own.create({ kilometres: 500 }) // there and back: 1,000
    await own.create({ kilometres: 250, isReturn: false, kind: 'commute' })
    await own.create({ kilometres: 400, kind: 'private' })
    expect(await own.book()).toEqual({ bookedCents: 28_750, heldReason: null })
    expect(await own.booked(MILEAGE)).toEqual([['2026-05-31', 28_750]])
    expect(await own.booked(OWN_FUNDS)).toEqual([['2026-05-31', -28_750]])
    await expectBooksToAddUp(own.books)
  })

  test('of a company it is owed to who drove', async () => {
    const own = await Trips.openOn(server, '2026-06-02', 'bv')
    await own.create({ kilometres: 625 })
    await own.book()
    expect(await own.booked(DEBT)).toEqual([['2026-05-31', -28_750]])
    expect(await own.booked(OWN_FUNDS)).toEqual([])
  })

  test('of an employee of a one-man business it is owed too', async () => {
    const own = await Trips.openOn(server, '2026-06-02')
    const { client } = await new Hours(own.books).colleague()
    await own.create({ kilometres: 50, isReturn: false }, client)
    await own.create({ kilometres: 100, isReturn: false })
    await own.book()
    expect(await own.booked(DEBT)).toEqual([['2026-05-31', -1_150]])
    expect(await own.booked(OWN_FUNDS)).toEqual([['2026-05-31', -2_300]])
  })

  test('each trip at the rate of its own day', async () => {
    const own = await Trips.openOn(server, '2024-02-02')
    await own.create({ day: '2023-12-31', kilometres: 100, isReturn: false })
    await own.create({ day: '2024-01-01', kilometres: 100, isReturn: false })
    await own.work('2024-02-02')
    expect(await own.booked(MILEAGE)).toEqual([
      ['2023-12-31', 2_100],
      ['2024-01-31', 2_300],
    ])
  })

  test('is booked once, whoever books it and however often', async () => {
    const own = await Trips.openOn(server, '2026-06-02')
    await own.create()
    await own.work('2026-06-02')
    await Promise.all(Array.from({ length: 20 }, () => own.book()))
    await own.work('2026-06-03')
    // 180 km x 0.23
    expect(await own.booked(MILEAGE)).toEqual([['2026-05-31', 4_140]])
  })

  test('waits until it is over', async () => {
    const own = await Trips.openOn(server, '2026-05-31')
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
    const own = await Trips.openOn(server, '2026-06-02')
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
    const own = await Trips.openOn(server, '2026-07-02')
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
    const own = await Trips.openOn(server, '2026-06-02')
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
    const own = await Trips.openOn(server, '2026-06-02')
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
    const own = await Trips.openOn(server, '2026-06-02')
    await own.create()
    await own.book()
    const more = own.books.asApp((db) =>
      db.updateTable('trip_months').set({ booked_cents: 1 }).where('administration_id', '=', own.books.id).execute(),
    )
    await expect(more).rejects.toMatchObject({ code: 'KL004' })
  })
})
