import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { expectBooksToAddUp } from '../ledger-invariants.test-support.ts'
import { Receipts } from './expenses.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const IBAN = 'NL91ABNA0417164300'
const fieldsOf = ({ body }: { body: unknown }) => Object.keys((body as { fields: object }).fields)

describe('paid back', () => {
  test('by a payment file, once it is known where to', async () => {
    const own = await Receipts.openOn(server, '2026-06-15')
    const id = await own.approved(await own.employee())
    expect((await own.reimburse([id])).body).toMatchObject({ code: 90_037 })
    const answer = await own.reimburse([id], IBAN)
    expect(answer.status).toBe(200)
    const shown = await own.show(id)
    expect(shown.paymentFileId).toBe((answer.body as { paymentFileId: number }).paymentFileId)
    expect((await own.reopen(id)).body).toMatchObject({ code: 90198 })
    expect((await own.reimburse([id], IBAN)).body).toMatchObject({ code: 90198 })
    await expectBooksToAddUp(own.books)
  })

  test('otherwise, off the account it was paid from', async () => {
    const own = await Receipts.openOn(server, '2026-06-15')
    const id = await own.approved()
    expect((await own.markPaid(id, await own.books.account('BLimKasKas'))).status).toBe(200)
    expect(await own.show(id)).toMatchObject({ state: 'reimbursed', openCents: 0 })
    await expectBooksToAddUp(own.books)
    expect((await own.reopen(id)).body).toMatchObject({ code: 90198 })
  })

  test('never off costs or a control account', async () => {
    const own = await Receipts.openOn(server, '2026-06-15')
    const id = await own.approved()
    for (const rgs of ['WBedKanKan', 'BSchCreHac']) {
      expect(fieldsOf(await own.markPaid(id, await own.books.account(rgs)))).toEqual(['accountId'])
    }
  })
})
