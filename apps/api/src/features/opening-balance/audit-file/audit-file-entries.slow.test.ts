import { xaf } from '@klopt/bookkeeping/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../../testing/index.ts'
import { Books } from '../../books.test-support.ts'
import { take, upload } from './audit-file.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

test('more lines than one transaction should book are refused in words, and the opening alone is taken over', async () => {
  const books = await Books.openOn(server, '2026-01-02')
  const pair = [
    '<trLine><nr>1</nr><accID>8000</accID><effDate>2025-05-01</effDate><amnt>1.00</amnt><amntTp>D</amntTp></trLine>',
    '<trLine><nr>2</nr><accID>8000</accID><effDate>2025-05-01</effDate><amnt>1.00</amnt><amntTp>C</amntTp></trLine>',
  ].join('')
  const entry = `<transaction><nr>1</nr><desc>Veel</desc><trDt>2025-05-01</trDt>${pair.repeat(5000)}</transaction>`
  const many = entry.repeat(11)
  const transactions = `<transactions><journal><jrnID>1</jrnID><desc>Veel</desc>${many}</journal></transactions>`
  const { id, entries } = await upload(books, xaf({ transactions }))
  expect(entries.whyNot).toContain('samen 110000 regels; Klopt neemt er hoogstens 100000 tegelijk over')
  expect(await take(books, id)).toMatchObject({ status: 422, body: { code: 90167 } })
  expect(await take(books, id, { withEntries: false })).toMatchObject({ status: 200, body: { entries: 0 } })
})
