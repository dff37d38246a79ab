import type { OpeningBalanceInput } from '@klopt/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { aStart, save, show } from './opening.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

describe('an opening balance that cannot be', () => {
  test('is refused with each reason, and nothing is booked', async () => {
    const { books, body } = await aStart(server)
    const [first, ...rest] = body.lines
    if (!first) throw new Error('no lines')
    const fieldsOf = async (changes: Partial<OpeningBalanceInput>) => {
      const answer = await save(books, { ...body, ...changes })
      expect(answer.status).toBe(422)
      return answer.body as { code: number; fields?: Record<string, string> }
    }
    expect(await fieldsOf({ lines: [{ ...first, debitCents: first.debitCents - 1 }, ...rest] })).toMatchObject({
      code: 90007,
    })
    expect((await fieldsOf({ openItems: [] })).fields).toMatchObject({
      receivable: 'Op Debiteuren staat € 1.210,00, de openstaande verkoopfacturen zijn samen € 0,00. Maak ze gelijk.',
    })
    expect((await fieldsOf({ startDate: '1999-01-01' })).fields).toHaveProperty('startDate')
    const theirs = await (await Books.open(server)).account('WBedKanTef')
    expect((await fieldsOf({ lines: [{ ...first, accountId: theirs }, ...rest] })).fields).toHaveProperty([
      'lines.0.accountId',
    ])
    const vat = { ...first, accountId: await books.account('BSchBepBla') }
    expect((await fieldsOf({ lines: [vat, ...rest] })).fields).toHaveProperty(['lines.0.accountId'])
    expect(await books.rows('SELECT id FROM journal_entries WHERE administration_id = $1')).toEqual([])
    expect((await show(books)).current).toBeNull()
  })
})
