import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { booking } from './process-line.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const boxes = async (of: Books, period: string) =>
  new Map((await of.vatReturn(period)).boxes.map((box) => [box.box, box]))

describe('VAT of a line without an invoice', () => {
  test('a cost with VAT goes to the costs and the input VAT, and into 5b', async () => {
    const own = await Books.open(server)
    const line = await own.line(-12_100)
    const costs = await own.account('WBedKanTef')
    const { journalEntryId } = await own.process(line, { bookings: [booking(costs, -12_100, 'purchase_high')] })
    expect(await own.sums(journalEntryId)).toEqual({ '1100': -12_100, '4510': 10_000, '1520': 2100 })
    expect((await boxes(own, '2026-Q2')).get('5b')?.vatCents).toBe(2100)
  })

  test('a service from another EU country is owed in 4b and reclaimed in 5b', async () => {
    const own = await Books.open(server)
    const line = await own.line(-10_000)
    const costs = await own.account('WBedKanSof')
    const { journalEntryId } = await own.process(line, { bookings: [booking(costs, -10_000, 'purchase_eu_services')] })
    expect(await own.sums(journalEntryId)).toEqual({ '1100': -10_000, '4530': 10_000, '1505': -2100, '1520': 2100 })
    const found = await boxes(own, '2026-Q2')
    expect(found.get('4b')).toMatchObject({ baseCents: 10_000, vatCents: 2100 })
    expect(found.get('5b')?.vatCents).toBe(2100)
    expect(found.get('5g')?.vatCents).toBe(0)
  })

  test('under the small-business scheme nothing is deducted or charged, but what is shifted is owed', async () => {
    const own = await Books.open(server)
    await own.settings({ smallBusinessScheme: true })
    const costs = await own.account('WBedKanSof')
    const cost = await own.process(await own.line(-12_100), { bookings: [booking(costs, -12_100, 'purchase_high')] })
    expect(await own.sums(cost.journalEntryId)).toEqual({ '1100': -12_100, '4530': 12_100 })
    const revenue = await own.account('WOmzNodOdh')
    const sale = await own.process(await own.line(12_100), { bookings: [booking(revenue, 12_100, 'sale_high')] })
    expect(await own.sums(sale.journalEntryId)).toEqual({ '1100': 12_100, '8000': -12_100 })
    const eu = await own.process(await own.line(-10_000), {
      bookings: [booking(costs, -10_000, 'purchase_eu_services')],
    })
    expect(await own.sums(eu.journalEntryId)).toEqual({ '1100': -10_000, '4530': 12_100, '1505': -2100 })
    const found = await boxes(own, '2026-Q2')
    expect([found.get('1a')?.vatCents, found.get('4b')?.vatCents, found.get('5b')?.vatCents]).toEqual([0, 2100, 0])
  })

  test('a supply within the EU without its customer is refused, and is not among the choices', async () => {
    const own = await Books.open(server)
    const revenue = await own.account('WOmzNodOdh')
    const answer = await own.client.send(contract.bank.postingPreview, {
      params: { ...own.params, transactionId: (await own.line(10_000)).id },
      body: { items: [], bookings: [booking(revenue, 10_000, 'sale_eu_goods')] },
    })
    expect(answer).toMatchObject({
      status: 422,
      body: { fields: { bookings: expect.stringContaining('ander EU-land') as string } },
    })
    const { in: sales } = await own.client.call(contract.bank.vatCodes, { params: own.params })
    expect(sales.map(({ code }) => code)).not.toContain('sale_eu_goods')
  })

  test('a refund of a cost lowers both, and the preview shows what will be posted', async () => {
    const own = await Books.open(server)
    const line = await own.line(12_100)
    const costs = await own.account('WBedKanTef')
    const bookings = [booking(costs, 12_100, 'purchase_high')]
    const preview = await own.client.call(contract.bank.postingPreview, {
      params: { ...own.params, transactionId: line.id },
      body: { items: [], bookings },
    })
    const { journalEntryId } = await own.process(line, { bookings })
    const posted = (await own.entry(journalEntryId)).lines.map(
      ({ accountNumber, accountName, debitCents, creditCents }) => ({
        accountNumber,
        accountName,
        debitCents,
        creditCents,
      }),
    )
    expect(preview.lines).toEqual(posted)
    expect((await boxes(own, '2026-Q2')).get('5b')?.vatCents).toBe(-2100)
  })
})
