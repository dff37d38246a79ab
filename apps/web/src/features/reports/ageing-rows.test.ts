import { expect, test } from 'vitest'
import {
  ageingColumns,
  ageingFigures,
  ageingLines,
  fewAgeingColumns,
  itemHrefs,
  type AgedItems,
} from './ageing-rows.ts'

const ages = (notDueCents: number, olderCents: number) => ({
  notDueCents,
  days1To30Cents: 0,
  days31To60Cents: 0,
  days61To90Cents: 0,
  olderCents,
  totalCents: notDueCents + olderCents,
})
const item = (id: number, dueDate: string, openCents: number) => ({
  id,
  number: `2026-000${id}`,
  invoiceId: id,
  purchaseId: null,
  documentDate: '2026-01-01',
  dueDate,
  openCents,
})
const data: AgedItems = {
  asOf: '2026-06-30',
  total: ages(500, 700),
  before: { asOf: '2025-06-30', ...ages(0, 40) },
  ledgerCents: 1200,
  contacts: [
    {
      contactId: 3,
      contactName: 'Bakkerij Bos',
      ...ages(500, 700),
      beforeCents: 40,
      items: [item(1, '2026-07-14', 500), item(2, '2026-01-15', 700)],
    },
  ],
}
const column = (id: string) =>
  [...ageingColumns, ...fewAgeingColumns].find((each) => each.id === id) ?? { id, header: '' }

test('each item stands in the column of its age, and the year before beside its contact and in the total', () => {
  const [contact, totals] = ageingLines(data)
  expect(contact?.leaves?.map(({ figures }) => figures)).toEqual([
    { notDueCents: 500, totalCents: 500 },
    { olderCents: 700, after30Cents: 700, totalCents: 700 },
  ])
  expect([contact?.figures['before'], totals?.figures['before']]).toEqual([40, 40])
})

test('a figure is made of the items of its contact and age', () => {
  const figureOf = ageingFigures(7, data)
  const [contact] = ageingLines(data)
  const labels = (id: string) => contact && figureOf(contact, column(id))?.parts.map(({ label }) => label)
  expect(labels('olderCents')).toEqual(['2026-0002 · Bakkerij Bos'])
  expect(labels('after30Cents')).toEqual(['2026-0002 · Bakkerij Bos'])
  expect(labels('totalCents')).toHaveLength(2)
  expect(labels('days1To30Cents')).toBe(undefined)
})

test('an item leads to its invoice, and nothing open is no report at all', () => {
  const leaf = ageingLines(data)[0]?.leaves?.[0]
  expect(leaf && itemHrefs(7, data)(leaf)).toBe('/v2/administrations/7/invoices/1')
  expect(ageingLines({ ...data, contacts: [], before: { asOf: '2025-06-30', ...ages(0, 0) } })).toEqual([])
})

test.each([ageingColumns, fewAgeingColumns])('the ages of either width come to what is open', (...columns) => {
  const totals = ageingLines(data).at(-1)
  const ages = columns.filter(({ kind }) => kind === undefined)
  expect(ages.reduce((sum, { id }) => sum + (totals?.figures[id] ?? NaN), 0)).toBe(totals?.figures['totalCents'])
})
