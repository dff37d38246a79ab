import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import type { Books } from '../books.test-support.ts'
import { aYear } from './a-year.test-support.ts'

let server: KloptTestServer
let books: Books
beforeAll(async () => {
  server = await sharedTestServer()
  books = await aYear(server)
})
afterAll(() => server.stop())

const year = { from: '2026-01-01', to: '2026-12-31' }
const day = { asOf: '2026-12-31' }

/** The lines of a report as CSV, without the mark. */
async function csvOf(path: string, query: Readonly<Record<string, string>>): Promise<string[]> {
  const asked = new URLSearchParams({ ...query, format: 'csv' })
  const answer = await books.client.request('POST', `/api/v2/administrations/${books.id}/${path}/export?${asked}`)
  expect([path, answer.status]).toEqual([path, 200])
  return String(answer.body).replace('\uFEFF', '').trimEnd().split('\r\n')
}

test('profit and loss and the balance sheet have the accounts of each group, and its sums', async () => {
  expect(await csvOf('reports/profit-and-loss', year)).toEqual(
    expect.arrayContaining([
      'Groep;Rekening;Naam;01-01-2026 t/m 31-12-2026;01-01-2025 t/m 31-12-2025',
      'Netto-omzet;;Totaal Netto-omzet;1400,00;100,00',
      'Resultaat;;Resultaat;820,00;100,00',
    ]),
  )
  const sheet = await csvOf('reports/balance-sheet', day)
  expect(sheet[0]).toBe('Groep;Rekening;Naam;31-12-2026;31-12-2025')
  expect(sheet).toContain('Totaal activa;;Totaal activa;6585,00;121,00')
})

test('the trial balance ends with totals that are nothing', async () => {
  const lines = await csvOf('reports/trial-balance', year)
  expect(lines.at(-1)).toMatch(/^;Totaal;0,00;(\d+,\d\d);\1;0,00;0,00$/)
})

test('open items stand in the column of their age, and nothing is open at suppliers', async () => {
  expect(await csvOf('reports/aged-receivables', { asOf: '2026-03-01' })).toEqual([
    'Relatie;Nummer;Datum;Vervaldatum;Niet vervallen;1-30 dagen;31-60 dagen;61-90 dagen;Ouder;Open',
    expect.stringMatching(/^Bakkerij Bos;2025-0001;2025-11-10;2025-11-24;;;;;121,00;121,00$/),
    expect.stringMatching(/^Bakkerij Bos;2026-0001;2026-02-10;2026-02-24;;1210,00;;;;1210,00$/),
  ])
  expect(await csvOf('reports/aged-payables', day)).toHaveLength(1)
})

test('turnover, cash flow and VAT are those of their reports', async () => {
  expect(await csvOf('reports/turnover', year)).toContain('Bakkerij Bos;1400,00;100,00')
  expect((await csvOf('reports/turnover', { ...year, side: 'supplier' })).at(-1)).toBe('Totaal;580,00;0,00')
  expect(await csvOf('reports/cash-flow', year)).toContain(';Saldo aan het eind;6060,00;0,00')
  const vat = await csvOf('reports/vat-reconciliation', { from: '2026-01-01', to: '2026-03-31' })
  expect(vat[1]).toMatch(/^1e kwartaal 2026;1a;1000,00;210,00;1000,00;210,00;0,00;0,00/)
})

test('an account card is all of its lines with the balance after each', async () => {
  const lines = await csvOf(`accounts/${await books.account('BVorDebHad')}/card`, year)
  expect(lines.slice(1).map((line) => line.split(';').at(-1))).toEqual(['1331,00', '121,00', '605,00'])
})

test('a report that cannot be is no file', async () => {
  const asked = { params: books.params, query: { from: '2026-02-01', to: '2026-01-01', format: 'csv' as const } }
  expect((await books.client.send(contract.reports.exportProfitAndLoss, asked)).status).toBe(422)
  expect((await books.client.send(contract.reports.exportTrialBalance, asked)).status).toBe(422)
})
