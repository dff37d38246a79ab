import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const firstOf = async (books: Books, description: string) => {
  const { id: transactionId } = await books.line(-215_000, { description, counterpartyIban: null })
  const { suggestions } = await books.client.call(contract.bank.transaction, {
    params: { ...books.params, transactionId },
  })
  return suggestions[0]
}

test('a company with staff is proposed what it owes of wages, each on its own account', async () => {
  const books = await Books.open(server, { legalForm: 'bv' })
  const paid = [
    ['Salaris november 2026', 'BSchSalNet'],
    ['Vakantiegeld 2026', 'BSchSalTvg'],
    ['Pensioenpremie november', 'BSchOvsStp'],
    ['Loonheffingen nov 2026', 'BSchBepLhe'],
  ] as const
  for (const [text, rgsCode] of paid)
    expect(await firstOf(books, text)).toMatchObject({
      kind: 'account',
      certainty: 'likely',
      reasons: ['payroll'],
      accountId: await books.account(rgsCode),
      vatCode: null,
    })
})

test('a freelancer pays a pension in private, and has no wages to pay', async () => {
  const books = await Books.open(server)
  expect(await firstOf(books, 'Pensioenpremie november')).toMatchObject({
    accountId: await books.account('BEivKapPpr'),
    reasons: ['payroll'],
  })
  expect(await firstOf(books, 'Salaris november 2026')).toBeUndefined()
})
