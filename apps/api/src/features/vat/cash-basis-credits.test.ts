import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { anInvoice, anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { expectBooksToAddUp } from '../ledger-invariants.test-support.ts'
import { boxes, invoice, pay } from './cash-basis.test-support.ts'

let server: KloptTestServer
let books: Books
let contactId: number
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

/** Books on a cash basis on 15 November 2026, filed by the quarter. */
beforeEach(async () => {
  books = await Books.openOn(server, '2026-11-15')
  await books.settings({ vatScheme: 'cash' })
  contactId = await books.contact()
})

describe('a credit invoice on a cash basis', () => {
  const creditOf = async (id: number) => {
    const { number } = await books.finalise(await books.credit(id))
    return number
  }

  test('of an unpaid invoice makes nothing due', async () => {
    const { id } = await invoice({ books, contactId }, '2026-10-20', {}, { vatCode: 'sale_low' })
    await creditOf(id)
    expect(await boxes(books, '2026-Q4')).toEqual({})
    await expectBooksToAddUp(books)
  })

  test('of an invoice paid in part takes back what was declared when the money goes back', async () => {
    const { id, number } = await invoice({ books, contactId }, '2026-05-20')
    await pay(books, number, 6050, '2026-06-01')
    const credit = await creditOf(id)
    expect(await boxes(books, '2026-Q2')).toEqual({ '1a': [5000, 1050] })
    expect(await boxes(books, '2026-Q4')).toEqual({})
    await pay(books, credit, -6050, '2026-11-03')
    expect(await boxes(books, '2026-Q4')).toEqual({ '1a': [-5000, -1050] })
    await expectBooksToAddUp(books)
  })

  test('that names other rates than were paid for settles what each rate still waits for', async () => {
    const { id, number } = await invoice({ books, contactId }, '2026-10-01', {}, { vatCode: 'sale_low' })
    await pay(books, number, 11_500, '2026-10-02')
    const draft = await books.credit(id)
    const params = { ...books.params, invoiceId: draft.id }
    const { version } = await books.client.call(contract.invoices.save, {
      params,
      body: {
        ...anInvoice({ contactId, invoiceDate: '2026-11-03', lines: [anInvoiceLine({ quantity: '-1' })] }),
        version: draft.version,
      },
    })
    const credit = await books.finalise({ id: draft.id, version })
    await pay(books, credit.number, -600, '2026-11-03')
    expect(await boxes(books, '2026-Q4')).toEqual({ '1b': [10_000, 900] })
    await expectBooksToAddUp(books)
  })
})

describe('changing the scheme', () => {
  test('leaves final invoices on the one they were posted with, and credits follow their invoice', async () => {
    const cash = await invoice({ books, contactId }, '2026-10-20')
    await books.settings({ vatScheme: 'accrual' })
    const accrual = await invoice({ books, contactId }, '2026-10-21')
    expect(await boxes(books, '2026-Q4')).toEqual({ '1a': [10_000, 2100] })
    await pay(books, accrual.number, 12_100, '2026-11-01')
    await books.finalise(await books.credit(cash.id))
    expect(await boxes(books, '2026-Q4')).toEqual({ '1a': [10_000, 2100] })
    await expectBooksToAddUp(books)
  })

  test('holds from the chosen period on, for invoices by their own date', async () => {
    await books.settings({ vatScheme: 'accrual' })
    await books.settings({ vatScheme: 'cash', vatSchemeFrom: '2026-10-01' })
    await invoice({ books, contactId }, '2026-09-30')
    await invoice({ books, contactId }, '2026-10-01')
    expect(await boxes(books, '2026-Q3')).toEqual({ '1a': [10_000, 2100] })
    expect(await boxes(books, '2026-Q4')).toEqual({})
  })
})
