import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { countStatements } from '../count-statements.test-support.ts'
import { credit, debit, write } from './journal.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

test('the journal as a file has each line of each entry: account, debit, credit and VAT code', async () => {
  const books = await Books.openOn(server, '2026-03-10')
  await books.invoice({
    invoiceDate: '2026-02-01',
    lines: [anInvoiceLine({ quantity: '1', unitPrice: '1000', description: 'Advies' })],
  })
  const [cash, costs] = [await books.account('BLimKasKas'), await books.account('WBedKanTef')]
  await write(books, {
    entryDate: '2026-03-01',
    description: 'Telefoon',
    lines: [debit(costs, 2_500), credit(cash, 2_500)],
  })
  const path = `/api/v2/administrations/${books.id}/journal-entries/export?format=csv&sort=entryDate`
  const answer = await books.client.request('POST', path)
  const [head, ...lines] = String(answer.body).replace('\uFEFF', '').trimEnd().split('\r\n')
  expect(head).toBe(
    'Boekdatum;Dagboek;Nummer;Omschrijving;Rekening;Naam;Debet;Credit;Btw-code;Omschrijving van de regel',
  )
  const cells = lines.map((line) => line.split(';'))
  expect(
    cells.map(([date, , , , account, name, debited, credited]) => [date, account, name, debited, credited]),
  ).toEqual([
    ['2026-02-01', '1300', 'Debiteuren', '1210,00', '0,00'],
    ['2026-02-01', '8000', 'Omzet diensten hoog tarief', '0,00', '1000,00'],
    ['2026-02-01', '1500', 'Btw hoog tarief', '0,00', '210,00'],
    ['2026-03-01', '4510', 'Telefoon en internet', '25,00', '0,00'],
    ['2026-03-01', '1000', 'Kas', '0,00', '25,00'],
  ])
  expect(cells.map((line) => line[8])).toEqual(['', '21% btw (hoog tarief)', '21% btw (hoog tarief)', '', ''])
})

test('the list has the lines of each entry where it is asked for them, of a long one the first 200', async () => {
  const books = await Books.openOn(server, '2026-03-10')
  const [cash, costs] = [await books.account('BLimKasKas'), await books.account('WBedKanTef')]
  const pair = [debit(costs, 100), credit(cash, 100)]
  await write(books, {
    entryDate: '2026-03-01',
    lines: [{ ...debit(costs, 2_500), description: 'Mei' }, credit(cash, 2_500)],
  })
  await write(books, { entryDate: '2026-03-02', lines: Array.from({ length: 101 }, () => pair).flat() })
  const list = (withLines?: 'true') =>
    books.client.call(contract.journalEntries.list, {
      params: books.params,
      query: { sort: 'entryDate', ...(withLines && { withLines }) },
    })
  const [first, second] = (await list('true')).items
  expect(first?.lines).toEqual([
    {
      accountNumber: '4510',
      accountName: 'Telefoon en internet',
      debitCents: 2_500,
      creditCents: 0,
      vatCode: null,
      description: 'Mei',
    },
    { accountNumber: '1000', accountName: 'Kas', debitCents: 0, creditCents: 2_500, vatCode: null, description: '' },
  ])
  expect([second?.lineCount, second?.lines?.length]).toEqual([202, 200])
  expect((await list()).items[0]).not.toHaveProperty('lines')
  const asked = (ask?: 'true') => countStatements(() => list(ask))
  expect((await asked('true')) - (await asked())).toBe(1)
})
