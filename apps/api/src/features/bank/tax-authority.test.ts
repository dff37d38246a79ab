import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer, type NewAdministration } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { expectBooksToAddUp } from '../ledger-invariants.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const TAX_OFFICE = { counterpartyName: 'Belastingdienst', counterpartyIban: 'NL86INGB0002445588' }

/** Books that learned from a payment of VAT, and somebody who made a rule of the account of the tax authority alone. */
async function booksThatLearned(given: NewAdministration) {
  const books = await Books.open(server, given)
  const accountId = await books.account('BSchBepBtw')
  const paid = await books.line(-30_000, { ...TAX_OFFICE, description: 'Omzetbelasting 2026-Q1' })
  const booking = { accountId, amountCents: -30_000, vatCode: null, description: '' }
  await books.process(paid, { bookings: [booking] }, true)
  const byIban = {
    counterpartyIban: TAX_OFFICE.counterpartyIban,
    counterpartyName: null,
    descriptionContains: null,
    direction: 'out' as const,
    journalId: null,
    minCents: null,
    maxCents: null,
  }
  await books.client.call(contract.bank.createRule, {
    params: books.params,
    body: { name: 'Fiscus', ...byIban, accountId, vatCode: null, contactId: null, shares: [] },
  })
  return books
}

const suggestionsOf = async (books: Books, line: { id: number }) => {
  const params = { ...books.params, transactionId: line.id }
  return (await books.client.call(contract.bank.transaction, { params })).suggestions
}

test('a rule that is made of a payment of VAT looks at the word that says so', async () => {
  const books = await booksThatLearned({})
  const rules = await books.rows<{ description_contains: string | null }>(
    'SELECT description_contains FROM bank_rules WHERE administration_id = $1 ORDER BY id',
  )
  expect(rules.map(({ description_contains: text }) => text)).toEqual(['Omzetbelasting', null])
})

test('wages tax of 1,200 is never booked as VAT by itself, and is proposed on what is owed of it', async () => {
  const books = await booksThatLearned({ legalForm: 'bv' })
  const line = await books.line(-120_000, { ...TAX_OFFICE, description: 'Loonheffingen' })
  expect(await suggestionsOf(books, line)).toMatchObject([
    { kind: 'account', certainty: 'likely', reasons: ['tax', 'iban'], accountId: await books.account('BSchBepLhe') },
  ])
  const next = await books.line(-31_500, { ...TAX_OFFICE, description: 'Omzetbelasting 2026-Q2' })
  expect((await suggestionsOf(books, next)).map(({ certainty }) => certainty)).not.toContain('certain')
  expect(await books.processCertain()).toEqual({ processed: 0, skipped: 0 })
  await expectBooksToAddUp(books)
})

test('who has no staff is proposed private taxes for income tax, and nothing for wages tax', async () => {
  const books = await booksThatLearned({})
  const income = await books.line(-50_000, { ...TAX_OFFICE, description: 'Voorlopige aanslag inkomstenbelasting' })
  expect((await suggestionsOf(books, income))[0]).toMatchObject({
    kind: 'account',
    certainty: 'likely',
    accountId: await books.account('BEivKapPbe'),
  })
  const wages = await books.line(-50_000, { ...TAX_OFFICE, description: 'Loonheffingen' })
  expect(await suggestionsOf(books, wages)).toEqual([])
})
