import { contract } from '@klopt/api-client/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { customers, fileList, sell, showList } from './icp.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

describe('the list of a quarter', () => {
  // Services of 1,234 to Belgium and goods of 2,000 to Germany are 3,234 in box 3b.
  test('has services and goods per VAT number, and is box 3b', async () => {
    const books = await Books.openOn(server, '2026-04-02')
    const { belgian, german } = await customers(books)
    await sell(books, { contactId: belgian, vatCode: 'sale_eu_services', euros: '1234', invoiceDate: '2026-02-10' })
    await sell(books, { contactId: german, vatCode: 'sale_eu_goods', euros: '2000', invoiceDate: '2026-03-31' })
    await sell(books, {
      contactId: await books.contact(),
      vatCode: 'sale_high',
      euros: '500',
      invoiceDate: '2026-03-01',
    })
    const list = await showList(books, '2026-Q1')
    expect(list).toMatchObject({
      key: '2026-Q1',
      dueDate: '2026-04-30',
      state: 'due',
      lines: [
        {
          vatNumber: 'BE0411905847',
          customerName: 'Drukkerij Janssens',
          isValid: true,
          goodsEuros: 0,
          servicesEuros: 1234,
        },
        { vatNumber: 'DE136695976', goodsEuros: 2000, servicesEuros: 0, triangulationEuros: 0 },
      ],
      corrections: [],
      totalEuros: 3234,
      box3b: { cents: 323_400, euros: 3234, match: 'equal', documents: [] },
      filed: null,
    })
    const { boxes } = await books.vatReturn('2026-Q1')
    expect(boxes.find(({ box }) => box === '3b')?.baseEuros).toBe(3234)
  })

  test('keeps goods and triangulation of one customer apart: 250 + 750 = 1,000', async () => {
    const books = await Books.openOn(server, '2026-07-02')
    const { german } = await customers(books)
    await sell(books, { contactId: german, vatCode: 'sale_eu_goods', euros: '250', invoiceDate: '2026-04-10' })
    await sell(books, { contactId: german, vatCode: 'sale_eu_triangular', euros: '750', invoiceDate: '2026-05-10' })
    expect(await showList(books, '2026-Q2')).toMatchObject({
      lines: [{ vatNumber: 'DE136695976', goodsEuros: 250, servicesEuros: 0, triangulationEuros: 750 }],
      totalEuros: 1000,
      box3b: { euros: 1000, match: 'equal' },
    })
  })

  test('names the VAT number of the invoice, whatever the contact has become', async () => {
    const books = await Books.openOn(server, '2026-07-02')
    const { german } = await customers(books)
    await sell(books, { contactId: german, vatCode: 'sale_eu_goods', euros: '250', invoiceDate: '2026-04-10' })
    await books.rows(`UPDATE contacts SET vat_number = 'DE811907980', name = 'Nieuw' WHERE administration_id = $1`)
    expect((await showList(books, '2026-Q2')).lines).toMatchObject([
      { vatNumber: 'DE136695976', customerName: 'Büro Klar GmbH' },
    ])
  })

  test('a credit lowers what its customer bought; one of more corrects the list of its invoice', async () => {
    const books = await Books.openOn(server, '2026-05-20')
    const { german } = await customers(books)
    const { id } = await sell(books, {
      contactId: german,
      vatCode: 'sale_eu_goods',
      euros: '2000',
      invoiceDate: '2026-03-10',
    })
    expect((await fileList(books, { period: '2026-Q1', totalEuros: 2000 })).status).toBe(200)
    await books.finalise(await books.credit(id))
    await books.on('2026-07-02')
    expect(await showList(books, '2026-Q2')).toMatchObject({
      lines: [],
      corrections: [{ periodKey: '2026-Q1', vatNumber: 'DE136695976', goodsEuros: -2000 }],
      totalEuros: -2000,
      box3b: { euros: -2000, match: 'equal' },
    })
    await sell(books, { contactId: german, vatCode: 'sale_eu_goods', euros: '2500', invoiceDate: '2026-06-10' })
    expect(await showList(books, '2026-Q2')).toMatchObject({ lines: [{ goodsEuros: 500 }], corrections: [] })
  })

  test('what corrects an earlier list is said to be in the suppletie of its period, where box 3b has less', async () => {
    const books = await Books.openOn(server, '2026-07-02')
    const { german } = await customers(books)
    const goods = (euros: string, invoiceDate: string) =>
      sell(books, { contactId: german, vatCode: 'sale_eu_goods', euros, invoiceDate })
    await goods('2000', '2026-02-10')
    await fileList(books, { period: '2026-Q1' })
    await books.file('2026-Q1')
    await goods('1000', '2026-05-10')
    expect((await showList(books, '2026-Q2')).box3b.text).toBe('Gelijk aan rubriek 3b van het 2e kwartaal 2026.')
    await goods('500', '2026-03-10')
    const list = await showList(books, '2026-Q2')
    expect(list).toMatchObject({ totalEuros: 1500, box3b: { euros: 1000, match: 'equal' } })
    expect(list.box3b.text).toBe(
      'Gelijk aan rubriek 3b van het 2e kwartaal 2026. Daarnaast verbetert deze opgaaf een eerdere met €\u00a0500,00; in de btw hoort dat bij de suppletie van dat tijdvak.',
    )
  })

  test('a credit lowers the number of its invoice, also when its customer has another or none by now', async () => {
    for (const number of [`'DE811907980'`, 'NULL']) {
      const books = await Books.openOn(server, '2026-05-20')
      const { german } = await customers(books)
      const sale = { contactId: german, vatCode: 'sale_eu_goods', euros: '2000', invoiceDate: '2026-03-10' } as const
      const { id } = await sell(books, sale)
      expect((await fileList(books, { period: '2026-Q1', totalEuros: 2000 })).status).toBe(200)
      await books.rows(`UPDATE contacts SET vat_number = ${number} WHERE administration_id = $1`)
      await books.finalise(await books.credit(id))
      await books.on('2026-07-02')
      expect((await showList(books, '2026-Q2')).corrections).toMatchObject([
        { periodKey: '2026-Q1', vatNumber: 'DE136695976', goodsEuros: -2000 },
      ])
    }
  })
})

test('a quarter of before the first supply has an empty list, and needs none', async () => {
  const books = await Books.openOn(server, '2026-05-20')
  expect(await showList(books, '2026-Q1')).toMatchObject({
    key: '2026-Q1',
    lines: [],
    corrections: [],
    totalEuros: 0,
    box3b: { match: 'equal' },
  })
  expect(await fileList(books, { period: '2026-Q1' })).toMatchObject({ status: 409, body: { code: 90121 } })
  expect(await fileList(books, { period: '2026-Q4' })).toMatchObject({ status: 409, body: { code: 90019 } })
})

test('goods above 50,000 in the second month ask two lists, and the quarter is compared as a whole', async () => {
  const books = await Books.openOn(server, '2026-04-02')
  const { german } = await customers(books)
  for (const [euros, invoiceDate] of [
    ['30000', '2026-01-10'],
    ['30000', '2026-02-10'],
    ['500', '2026-03-10'],
  ] as const)
    await sell(books, { contactId: german, vatCode: 'sale_eu_goods', euros, invoiceDate })
  const periods = await books.client.call(contract.icp.periods, { params: books.params })
  expect(periods.map(({ key }) => key)).toEqual(['2026-04', '2026-03', '2026-01_02'])
  expect(await showList(books, '2026-01_02')).toMatchObject({
    label: 'januari en februari 2026',
    totalEuros: 60_000,
    goods: { limitCents: 5_000_000, quarters: [{ key: '2026-Q1', cents: 6_050_000 }, {}, {}, {}, {}] },
    box3b: { periodLabel: '1e kwartaal 2026', euros: 60_500, match: 'equal' },
  })
})
