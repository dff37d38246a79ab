import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { expectBooksToAddUp } from '../ledger-invariants.test-support.ts'
import { Purchases } from '../purchases/purchases.test-support.ts'
import {
  beginCorrection,
  buy,
  code,
  decide,
  filedAs330,
  late,
  processIt,
  sell,
  showCorrection,
  submitIt,
} from './corrections.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

describe('corrections follow one another', () => {
  test('while one is handed in the next waits; the next compares with the last and takes what came since', async () => {
    const books = await filedAs330(server)
    await sell(books, '2026-03-12', '6000')
    const first = await beginCorrection(books)
    // Another press shows the same draft.
    expect(await beginCorrection(books)).toBe(first)
    await submitIt(books, first)
    await sell(books, '2026-03-13', '7000')
    const start = () =>
      books.client.send(contract.vatCorrections.start, { params: books.params, body: { periodStart: '2026-01-01' } })
    expect(code(await start())).toBe(59004)
    await processIt(books, first)
    const second = await beginCorrection(books)
    expect(await showCorrection(books, second)).toMatchObject({
      compared: { kind: 'correction', payableEuros: 1590 },
      correctedEuros: 3060,
      differenceEuros: 1470,
    })
    await submitIt(books, second)
    expect(await showCorrection(books, first)).toMatchObject({ differenceEuros: 1260 })
    await processIt(books, second)
    await expectBooksToAddUp(books)
  })

  test('without a difference there is none', async () => {
    const books = await filedAs330(server)
    const start = () =>
      books.client.send(contract.vatCorrections.start, { params: books.params, body: { periodStart: '2026-01-01' } })
    expect(code(await start())).toBe(59005)
    // Turned back before it was handed in.
    const { id, version } = await buy(books, '2026-03-12', 600_000)
    const correction = await beginCorrection(books)
    await new Purchases(books).tryReverse({ id, version })
    expect(code(await submitIt(books, correction))).toBe(59005)
    const body = { periodStart: '2026-04-01' }
    expect((await books.client.send(contract.vatCorrections.start, { params: books.params, body })).status).toBe(404)
    await expectBooksToAddUp(books)
  })

  test('what changes no whole euro is not asked about, since nothing could be handed in: it goes along', async () => {
    const books = await filedAs330(server)
    await books.file('2026-Q2')
    await sell(books, '2026-03-12', '6000')
    // 0.63 of a cent of VAT, in a year of which 1,260 is late.
    await sell(books, '2026-05-12', '0.03')
    const { periods } = await late(books)
    expect(periods.map(({ verdict }) => verdict)).toEqual(['correction', 'next_return'])
    await decide(books, 'correction')
    await books.file('2026-Q3')
    expect((await late(books)).periods.map(({ key }) => key)).toEqual(['2026-Q1'])
    await expectBooksToAddUp(books)
  })

  test('deleting one makes its lines late again, once more to be corrected; a processed one stays', async () => {
    const books = await filedAs330(server)
    await sell(books, '2026-03-12', '6000')
    const before = await late(books)
    const first = await beginCorrection(books)
    await submitIt(books, first)
    const remove = (correctionId: number) =>
      books.client.send(contract.vatCorrections.delete, { params: { ...books.params, correctionId } })
    expect((await remove(first)).status).toBe(204)
    expect((await late(books)).periods).toMatchObject([{ ...before.periods[0], decision: 'correction' }])
    expect((await remove(first)).status).toBe(404)
    const second = await beginCorrection(books)
    expect(code(await processIt(books, second))).toBe(90335)
    await submitIt(books, second)
    expect(code(await submitIt(books, second))).toBe(90334)
    expect(code(await processIt(books, second, { amountCents: 1 }))).toBe(90113)
    for (const assessedOn of ['2026-03-31', '2030-01-01'])
      expect(await processIt(books, second, { assessedOn })).toMatchObject({
        status: 422,
        body: { fields: { assessedOn: expect.stringContaining('beschikking') as string } },
      })
    expect((await processIt(books, second)).status).toBe(204)
    expect(code(await processIt(books, second))).toBe(90335)
    expect(code(await remove(second))).toBe(59006)
    await expectBooksToAddUp(books)
  })

  test('a return of which one was handed in stays; its draft goes with it', async () => {
    const books = await filedAs330(server)
    const [filed] = await books.rows<{ id: number }>('SELECT id FROM vat_returns WHERE administration_id = $1')
    const params = { ...books.params, returnId: must(filed, 'the return').id }
    await sell(books, '2026-03-12', '6000')
    const correctionId = await beginCorrection(books)
    await submitIt(books, correctionId)
    expect(code(await books.client.send(contract.vat.delete, { params }))).toBe(90112)
    await books.client.call(contract.vatCorrections.delete, { params: { ...books.params, correctionId } })
    const draft = await beginCorrection(books)
    expect((await books.client.send(contract.vat.delete, { params })).status).toBe(204)
    await expect(showCorrection(books, draft)).rejects.toMatchObject({ status: 404 })
    await expectBooksToAddUp(books)
  })
})
