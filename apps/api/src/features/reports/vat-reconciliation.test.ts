import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { beginCorrection, decide, processIt, submitIt } from '../vat/corrections.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const nothing = { baseCents: 0, vatCents: 0 }

/** Box 1a of a quarter. */
async function highRateOf(books: Books, quarter: string) {
  const query = { from: '2026-01-01', to: '2026-12-31' }
  const { periods } = await books.client.call(contract.reports.vatReconciliation, { params: books.params, query })
  const period = must(
    periods.find(({ key }) => key === quarter),
    quarter,
  )
  expect(period.turnover.unexplainedCents).toBe(0)
  return must(
    period.boxes.find(({ box }) => box === '1a'),
    'box 1a',
  )
}

test('what went along in a later return is of its own period there, and of an earlier one here', async () => {
  const books = await Books.openOn(server, '2026-07-10')
  await books.invoice({ invoiceDate: '2026-02-10' })
  await books.file('2026-Q1')
  await books.invoice({ invoiceDate: '2026-03-10', lines: [anInvoiceLine({ unitPrice: '200' })] })
  await books.invoice({ invoiceDate: '2026-05-10', lines: [anInvoiceLine({ unitPrice: '50' })] })
  await books.file('2026-Q2')
  const late = { baseCents: 20_000, vatCents: 4_200 }
  expect(await highRateOf(books, '2026-Q1')).toMatchObject({
    ledger: { baseCents: 30_000, vatCents: 6_300 },
    filed: { baseCents: 10_000, vatCents: 2_100 },
    declaredLater: late,
    waiting: nothing,
    fromEarlier: nothing,
    unexplained: nothing,
  })
  expect(await highRateOf(books, '2026-Q2')).toMatchObject({
    ledger: { baseCents: 5_000, vatCents: 1_050 },
    filed: { baseCents: 25_000, vatCents: 5_250 },
    declaredLater: nothing,
    waiting: nothing,
    fromEarlier: late,
    unexplained: nothing,
  })
})

test('what a correction declared counts once in the period that it corrects', async () => {
  const books = await Books.openOn(server, '2026-07-10')
  await books.invoice({ invoiceDate: '2026-02-10' })
  await books.file('2026-Q1')
  await books.invoice({ invoiceDate: '2026-03-10', lines: [anInvoiceLine({ unitPrice: '6000' })] })
  const late = { baseCents: 600_000, vatCents: 126_000 }
  expect(await highRateOf(books, '2026-Q1')).toMatchObject({ waiting: late, declaredLater: nothing })
  await decide(books, 'correction')
  const correctionId = await beginCorrection(books)
  expect((await submitIt(books, correctionId)).status).toBeLessThan(300)
  expect((await processIt(books, correctionId)).status).toBeLessThan(300)
  expect(await highRateOf(books, '2026-Q1')).toMatchObject({
    waiting: nothing,
    declaredLater: late,
    unexplained: nothing,
  })
})
