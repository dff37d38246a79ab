import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { expectBooksToAddUp } from '../ledger-invariants.test-support.ts'
import { Trips } from './trips.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const IBAN = 'NL91ABNA0417164300'

async function owed(own: Trips) {
  const { items } = await own.books.client.call(contract.payments.payables, { params: own.params, query: {} })
  return items
}

async function pay(own: Trips, chosen: readonly { openItemId: number; openCents: number; contactId: number | null }[]) {
  await own.books.rows(`UPDATE contacts SET iban = '${IBAN}' WHERE administration_id = $1`)
  const body = {
    journalId: await own.books.bankBook(),
    executionDate: '2026-06-16',
    items: chosen.map(({ openItemId, openCents: amountCents }) => ({ openItemId, amountCents })),
  }
  return own.books.client.send(contract.payments.create, { params: own.params, body })
}

describe('kilometres that a company owes', () => {
  test('are to be paid to who drove, by a payment file', async () => {
    const own = await Trips.openOn(server, '2026-06-02', 'bv')
    await own.create({ kilometres: 625 })
    await own.book()
    const items = await owed(own)
    expect(items).toMatchObject([{ number: 'Kilometers mei 2026', openCents: 28_750, dueDate: '2026-05-31' }])
    expect(items[0]?.contactName).not.toBe('')
    expect((await pay(own, items)).status).toBe(200)
    await expectBooksToAddUp(own.books)
  })

  test('change with the trips: what is taken back is not to be paid', async () => {
    const own = await Trips.openOn(server, '2026-06-02', 'bv')
    const { id, version } = await own.create()
    await own.book()
    await own.save(id, version, { kilometres: 80 })
    await own.book()
    expect(await owed(own)).toMatchObject([{ openCents: 3_680 }])
    await own.save(id, version + 1, { kilometres: 100 })
    await own.book()
    expect((await owed(own)).map(({ openCents }) => openCents)).toEqual([3_680, 920])
    await own.remove(id, version + 2)
    await own.book()
    expect(await owed(own)).toEqual([])
    await expectBooksToAddUp(own.books)
  })

  test('that stand in a payment file stay in it: what is taken back goes off a next payment', async () => {
    const own = await Trips.openOn(server, '2026-06-02', 'bv')
    const { id, version } = await own.create()
    await own.book()
    expect((await pay(own, await owed(own))).status).toBe(200)
    await own.remove(id, version)
    await own.book()
    expect((await owed(own)).map(({ openCents }) => openCents).toSorted((a, b) => a - b)).toEqual([-4_140, 4_140])
    await expectBooksToAddUp(own.books)
  })

  test('of one person have one contact, whatever they are paid back for', async () => {
    const own = await Trips.openOn(server, '2026-07-02', 'bv')
    await own.create()
    await own.create({ day: '2026-06-12' })
    await own.work('2026-07-02')
    const [may, june] = await owed(own)
    expect(must(june, 'the kilometres of June').contactId).toBe(must(may, 'those of May').contactId)
  })
})
