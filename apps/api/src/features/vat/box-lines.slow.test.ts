import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

test('the lines of each box add up to it, over pages and with a late document and an undone one among them', async () => {
  const books = await Books.open(server)
  const dutch = await books.contact({ vatNumber: 'NL000099998B57' })
  const german = await books.contact({ country: 'DE', postcode: '10115', vatNumber: 'DE136695976' })
  const american = await books.contact({ country: 'US', postcode: '10001' })
  const sales = [
    [dutch, ['sale_high', 'sale_low', 'sale_zero', 'sale_reverse']],
    [german, ['sale_eu_services']],
    [american, ['sale_export']],
  ] as const
  for (let n = 0; n < 18; n += 1)
    for (const [contactId, codes] of sales)
      await books.invoice({
        contactId,
        invoiceDate: '2026-05-03',
        lines: codes.map((vatCode) => anInvoiceLine({ vatCode })),
      })
  const credit = await books.credit((await books.invoice({ invoiceDate: '2026-05-04' })).id)
  await books.finalise(credit)
  const costs = await books.account('WBedKanTef')
  for (const vatCode of ['purchase_high', 'purchase_low', 'purchase_reverse', 'purchase_eu_goods', 'purchase_non_eu'])
    await books.process(await books.line(-5000), {
      bookings: [{ accountId: costs, amountCents: -5000, vatCode, description: '' }],
    })
  const { boxes } = await books.vatReturn('2026-Q2')
  for (const { box, baseCents, vatCents } of boxes) {
    const sums = { base: 0, vat: 0 }
    const seen = new Set<number>()
    let cursor: string | null | undefined
    do {
      const query = { period: '2026-Q2', box, ...(cursor && { cursor }) }
      const page = await books.client.call(contract.vat.boxLines, { params: books.params, query })
      for (const line of page.items) {
        sums.base += line.baseCents ?? 0
        sums.vat += line.vatCents ?? 0
        seen.add(line.lineId)
      }
      cursor = page.nextCursor
    } while (cursor)
    expect([box, sums.base, sums.vat]).toEqual([box, baseCents ?? 0, vatCents ?? 0])
    if (box === '5g') expect(seen.size).toBeGreaterThan(40)
  }
})
