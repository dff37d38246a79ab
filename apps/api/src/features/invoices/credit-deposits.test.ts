import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { expectBooksToAddUp } from '../ledger-invariants.test-support.ts'
import { Deposits, line, RECEIVED, refusalOf } from './deposits.test-support.ts'

let server: KloptTestServer
let books: Books
let deposits: Deposits
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())
let contactId: number
beforeEach(async () => {
  books = await Books.openOn(server, '2026-05-20')
  deposits = await Deposits.of(books)
  contactId = deposits.contactId
})

describe('a credit invoice', () => {
  test('of the final invoice undoes it wholly: the deposit counts again and can be taken off anew', async () => {
    const asked = await deposits.ask('3.35')
    await deposits.pay(asked.number, 405, '2026-05-21')
    const first = await deposits.final([asked.id])
    const credit = await books.credit(first.id)
    await books.finalise(credit)
    const sums = await deposits.together(first.id, credit.id)
    expect(Object.values(sums).every((cents) => cents === 0)).toBe(true)
    expect((await deposits.offered()).map(({ id, grossCents }) => [id, grossCents])).toEqual([[asked.id, 405]])
    const again = await deposits.final([asked.id])
    expect(await books.show(again.id)).toMatchObject({ totals: { grossCents: 807 } })
    await expectBooksToAddUp(books)
  })

  test('of the final invoice takes back the VAT of a deposit that nobody paid, which waits for its payment again', async () => {
    const vat = async (period: string) =>
      (await books.vatReturn(period)).boxes.find(({ box }) => box === '1a')?.vatEuros
    const asked = await deposits.ask('300', { invoiceDate: '2026-05-01' })
    await deposits.pay(asked.number, 12_100, '2026-05-03')
    const { id } = await deposits.final([asked.id], [line('1000')], { invoiceDate: '2026-05-10' })
    expect(await vat('2026-Q2')).toBe(210)
    await books.finalise(await books.credit(id))
    expect(await vat('2026-Q2')).toBe(21)
    await books.on('2026-07-03')
    await deposits.pay(asked.number, 24_200, '2026-07-03')
    expect(await vat('2026-Q3')).toBe(42)
    await deposits.final([asked.id], [line('1000')], { invoiceDate: '2026-07-04' })
    expect(await vat('2026-Q3')).toBe(189)
    await expectBooksToAddUp(books)
  })

  test('of a part leaves the deposit where it stands', async () => {
    const asked = await deposits.ask('3.35')
    const first = await deposits.final([asked.id])
    const draft = await books.credit(first.id)
    const shown = await books.show(draft.id)
    const { version } = await books.client.call(contract.invoices.save, {
      params: { ...books.params, invoiceId: draft.id },
      body: {
        contactId,
        invoiceDate: '2026-05-20',
        paymentTermDays: 14,
        reference: '',
        note: '',
        pricesIncludeVat: false,
        discountPercent: '0',
        lines: [line('1', { quantity: '-1' })],
        depositIds: [],
        version: shown.version,
      },
    })
    await books.finalise({ id: draft.id, version })
    expect(await deposits.offered()).toEqual([])
    expect((await books.show(asked.id)).depositStandsOn).toMatchObject({ invoiceId: first.id })
    await expectBooksToAddUp(books)
  })

  test('of a deposit undoes it, while it stands on no invoice', async () => {
    const asked = await deposits.ask('100')
    await deposits.pay(asked.number, 12_100, '2026-05-21')
    const first = await deposits.final([asked.id], [line('300')])
    expect(await refusalOf(books.credit(asked.id).then((draft) => books.finalise(draft)))).toHaveProperty('lines')
    await books.finalise(await books.credit(first.id))
    const [draft] = await books.rows<{ id: number; version: number }>(
      'SELECT id, version FROM invoices WHERE administration_id = $1 AND finalised_at IS NULL',
    )
    if (!draft) throw new Error('the draft of the credit invoice is gone')
    await books.finalise(draft)
    expect((await deposits.together(asked.id, draft.id))[RECEIVED]).toBe(0)
    expect(await deposits.offered()).toEqual([])
    await expectBooksToAddUp(books)
  })

  test('of a part of a deposit leaves the rest to take off', async () => {
    const asked = await deposits.ask('100')
    const credit = await books.credit(asked.id)
    const shown = await books.show(credit.id)
    const { version } = await books.client.call(contract.invoices.save, {
      params: { ...books.params, invoiceId: credit.id },
      body: {
        contactId,
        invoiceDate: '2026-05-20',
        paymentTermDays: 14,
        reference: '',
        note: '',
        pricesIncludeVat: false,
        discountPercent: '0',
        lines: [line('40', { quantity: '-1' })],
        version: shown.version,
      },
    })
    await books.finalise({ id: credit.id, version })
    expect((await deposits.offered()).map(({ grossCents }) => grossCents)).toEqual([7260])
    const { id } = await deposits.final([asked.id], [line('100')])
    expect((await books.show(id)).totals.grossCents).toBe(4840)
    await expectBooksToAddUp(books)
  })
})
