import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { expectBooksToAddUp } from '../ledger-invariants.test-support.ts'
import { Deposits, line } from './deposits.test-support.ts'

let server: KloptTestServer
let books: Books
let deposits: Deposits
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  books = await Books.openOn(server, '2026-05-20')
  deposits = await Deposits.of(books)
})

const boxOf = async (period: string, box: string) =>
  (await books.vatReturn(period)).boxes.find((each) => each.box === box)

describe('whenever the bank is booked, a final invoice', () => {
  test('keeps the VAT of what was received before it in the period of that day, when the bank is booked later', async () => {
    const asked = await deposits.ask('1000', { invoiceDate: '2026-05-20' })
    await books.on('2026-08-20')
    await deposits.final([asked.id], [line('3000')], { invoiceDate: '2026-08-20' })
    expect(await boxOf('2026-Q3', '1a')).toMatchObject({ baseEuros: 3000, vatEuros: 630 })
    await deposits.pay(asked.number, 40_000, '2026-06-29')
    expect(await boxOf('2026-Q2', '1a')).toMatchObject({ baseEuros: 330, vatEuros: 69 })
    await deposits.pay(asked.number, 81_000, '2026-06-30')
    expect(await boxOf('2026-Q2', '1a')).toMatchObject({ baseEuros: 1000, vatEuros: 210 })
    expect(await boxOf('2026-Q3', '1a')).toMatchObject({ baseEuros: 2000, vatEuros: 420 })
    await expectBooksToAddUp(books)
  })

  test('of a filed period asks to declare there what was received in it', async () => {
    const asked = await deposits.ask('1000', { invoiceDate: '2026-02-10' })
    await deposits.final([asked.id], [line('3000')], { invoiceDate: '2026-05-10' })
    await books.on('2026-07-03')
    await books.file('2026-Q1')
    await books.file('2026-Q2')
    await deposits.pay(asked.number, 121_000, '2026-02-20')
    const { periods } = await books.client.call(contract.vatCorrections.late, { params: books.params })
    expect(periods.map(({ key, waitingCents }) => [key, waitingCents])).toEqual([
      ['2026-Q1', 21_000],
      ['2026-Q2', -21_000],
    ])
  })

  test('has it again when that payment is taken back', async () => {
    const asked = await deposits.ask('1000', { invoiceDate: '2026-05-20' })
    await books.on('2026-08-20')
    await deposits.final([asked.id], [line('3000')], { invoiceDate: '2026-08-20' })
    const { id } = await books.openItem(asked.number)
    const paid = await books.line(121_000, { date: '2026-06-30' })
    const { version } = await books.process(paid, { items: [{ openItemId: id, amountCents: 121_000 }] })
    await books.undo({ id: paid.id, version })
    expect(await boxOf('2026-Q2', '1a')).toMatchObject({ baseEuros: 0, vatEuros: 0 })
    expect(await boxOf('2026-Q3', '1a')).toMatchObject({ baseEuros: 3000, vatEuros: 630 })
    await deposits.pay(asked.number, 121_000, '2026-06-30')
    expect(await boxOf('2026-Q2', '1a')).toMatchObject({ baseEuros: 1000, vatEuros: 210 })
    await expectBooksToAddUp(books)
  })

  test('keeps what it supplied taxed when a payment of before it is taken back, and has that payment again', async () => {
    const asked = await deposits.ask('1000', { invoiceDate: '2026-02-10' })
    const { id } = await books.openItem(asked.number)
    const paid = await books.line(60_500, { date: '2026-02-20' })
    const pay = (version?: number) =>
      books.process(
        { ...paid, ...(version !== undefined && { version }) },
        { items: [{ openItemId: id, amountCents: 60_500 }] },
      )
    const { version } = await pay()
    await deposits.final([asked.id], [line('3000')], { invoiceDate: '2026-05-10' })
    const vat = async () => [(await boxOf('2026-Q1', '1a'))?.vatEuros, (await boxOf('2026-Q2', '1a'))?.vatEuros]
    expect(await vat()).toEqual([105, 525])
    const undone = await books.undo({ id: paid.id, version })
    expect(await vat()).toEqual([0, 630])
    await expectBooksToAddUp(books)
    await pay(undone.version)
    expect(await vat()).toEqual([105, 525])
    await expectBooksToAddUp(books)
  })

  test('stays taxed when the money of a deposit comes back after it', async () => {
    const asked = await deposits.ask('1000', { invoiceDate: '2026-02-10' })
    const { id } = await books.openItem(asked.number)
    await deposits.pay(asked.number, 121_000, '2026-02-20')
    await deposits.final([asked.id], [line('3000')], { invoiceDate: '2026-05-10' })
    const back = await books.line(-121_000, { date: '2026-05-20' })
    await books.process(back, { items: [{ openItemId: id, amountCents: -121_000 }] })
    expect(await boxOf('2026-Q1', '1a')).toMatchObject({ vatEuros: 210 })
    expect(await boxOf('2026-Q2', '1a')).toMatchObject({ vatEuros: 420 })
    await deposits.pay(asked.number, 121_000, '2026-07-02')
    expect(await boxOf('2026-Q3', '1a')).toMatchObject({ vatEuros: 0 })
    await expectBooksToAddUp(books)
  })
})
