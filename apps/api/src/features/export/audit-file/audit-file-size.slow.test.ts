import { auditFile } from '@klopt/bookkeeping/reports'
import { checkAuditFile, elementsAt } from '@klopt/bookkeeping/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withRead } from '../../../database/transaction.ts'
import { createTestServer, type KloptTestServer } from '../../../testing/index.ts'
import { Books } from '../../books.test-support.ts'
import { countStatements } from '../../count-statements.test-support.ts'
import { auditFileFacts } from './audit-file-facts.ts'
import { post } from './audit-file.test-support.ts'
import { fiscalYearFacts } from './fiscal-year.ts'
import { inBlocks } from './in-blocks.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

test('twenty thousand lines are written in small blocks while a page at a time is read', async () => {
  const books = await Books.open(server)
  const [bank, capital] = [await books.account('BLimBanRba'), await books.account('BEivKapOnd')]
  const lines = Array.from({ length: 10 }, (_, index) => [
    index % 2 === 0 ? bank : capital,
    index % 2 === 0 ? 125 : -125,
  ])
  await post(books, { date: '2026-03-01', source: 'general', times: 2000, lines: lines as [number, number][] })
  const blocks: Buffer[] = []
  const statements = await countStatements(() =>
    withRead(
      server.services.pool,
      { kind: 'administration', administrationId: books.id },
      async (db) => {
        const facts = await auditFileFacts(db, await fiscalYearFacts(db, books.id, 2026), '2026-06-15')
        for await (const block of inBlocks(auditFile(facts, '4.0'))) blocks.push(block)
      },
      { isolation: 'repeatable read' },
    ),
  )
  const { problems, root } = checkAuditFile(Buffer.concat(blocks).toString(), '4.0')
  expect(problems).toEqual([])
  const told = ['linesCount', 'totalDebit'].flatMap((name) => elementsAt(root, 'company', 'transactions', name))
  expect(told.map(({ text }) => text)).toEqual(['20000', '12500.00'])
  expect(blocks.length).toBeGreaterThan(30)
  expect(Math.max(...blocks.map(({ length }) => length))).toBeLessThan(100_000)
  expect(statements).toBeGreaterThan(20)
  expect(statements).toBeLessThan(60)
})
