import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../../testing/index.ts'
import { Books } from '../../books.test-support.ts'
import { aDraft, blankLine, draftLine } from '../drafts/drafts.test-support.ts'
import { credit, debit, write } from '../journal.test-support.ts'
import { create, created, monthly, paramsOf, repeat, rentOf, show, work, type Key } from './templates.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const { journalTemplates } = contract

describe('a template', () => {
  test('is kept with amounts or with blanks, called otherwise, and thrown away', async () => {
    const books = await Books.openOn(server, '2026-06-30')
    const { number } = await books.invoice({ invoiceDate: '2026-05-20' })
    const item = await books.openItem(number)
    const lines = [
      {
        ...draftLine(await books.account('WBedKanTef'), null, null),
        vatCode: 'purchase_high',
        description: 'bedrag invullen',
      },
      { ...blankLine(), openItemId: item.id },
    ]
    const key = (await create(books, lines)).body as Key
    expect(await show(books, key)).toMatchObject({
      name: 'Huur',
      description: 'Huur loods',
      hasBlanks: true,
      repetition: null,
      // What is settled once is not settled again.
      lines: [lines[0], { ...lines[1], openItemId: null }],
    })
    const params = paramsOf(books, key)
    const rename = (name: string, version: number) =>
      books.client.send(journalTemplates.rename, { params, body: { name, version } })
    expect((await rename(' Huur loods ', 1)).body).toEqual({ version: 2 })
    expect((await rename('Anders', 1)).status).toBe(409)
    const saved = { name: 'Huur loods', description: '', lines: await rentOf(books), version: 2 }
    expect((await books.client.send(journalTemplates.save, { params, body: saved })).body).toEqual({ version: 3 })
    expect(await books.client.call(journalTemplates.list, { params: books.params })).toMatchObject([
      { name: 'Huur loods', amountCents: 125_000, lineCount: 2, hasBlanks: false },
    ])
    expect((await books.client.send(journalTemplates.delete, { params, body: { version: 3 } })).status).toBe(204)
    expect((await books.client.send(journalTemplates.get, { params })).status).toBe(404)
    expect((await rename('Terug', 4)).status).toBe(404)
  })

  test('has a name of its own, which is free again once it is gone', async () => {
    const books = await Books.openOn(server, '2026-06-30')
    const key = await created(books)
    expect(await create(books, [], 'huur')).toMatchObject({
      status: 422,
      body: { fields: { name: 'Er is al een sjabloon met deze naam. Kies een andere naam' } },
    })
    await books.client.send(journalTemplates.delete, { params: paramsOf(books, key), body: { version: key.version } })
    expect((await create(books, [], 'huur')).status).toBe(200)
  })

  test('of other books is not seen and not changed', async () => {
    const key = await created(await Books.openOn(server, '2026-06-30'))
    const other = await Books.open(server)
    const params = paramsOf(other, key)
    expect((await other.client.send(journalTemplates.get, { params })).status).toBe(404)
    const body = { version: 1 }
    for (const call of [journalTemplates.delete, journalTemplates.pause, journalTemplates.resume]) {
      expect((await other.client.send(call, { params, body })).status).toBe(404)
    }
  })
})

test('a year is not closed while an entry of it is a draft or a template of it is not booked', async () => {
  const books = await Books.openOn(server, '2026-01-15')
  const lines = [debit(await books.account('WBedKanTef'), 100), credit(await books.account('BEivKapPrs'), 100)]
  await write(books, { entryDate: '2025-06-30', lines })
  const check = async () => {
    const { checks } = await books.client.call(contract.fiscalYears.get, { params: { ...books.params, year: 2025 } })
    return checks.find(({ key }) => key === 'journal')
  }
  expect(await check()).toMatchObject({ state: 'ok' })
  const draft = await books.client.call(contract.journalDrafts.create, {
    params: books.params,
    body: aDraft({ entryDate: '2025-12-31' }),
  })
  expect(await check()).toMatchObject({ state: 'open', title: '1 memoriaal is nog een concept' })
  const params = { ...books.params, draftId: draft.id }
  await books.client.call(contract.journalDrafts.delete, { params, body: { version: draft.version } })
  await repeat(books, await created(books), monthly('2025-12-31'))
  expect(await check()).toMatchObject({ state: 'open', title: '1 sjabloon is nog niet geboekt', detail: 'Huur' })
  await work(books, '2026-01-15')
  expect(await check()).toMatchObject({ state: 'ok' })
})
