import { contract } from '@klopt/api-client/contract'
import { expect } from 'vitest'
import { Books } from '../../books.test-support.ts'
import { EnableBankingReplay, PRIVATE_KEY } from './enable-banking.test-support.ts'

/** The key of an application at the provider, as a server is given it. */
export const envOf = (bank: EnableBankingReplay, applicationId: string) => ({
  ENABLE_BANKING_APP_ID: applicationId,
  ENABLE_BANKING_KEY: Buffer.from(PRIVATE_KEY).toString('base64'),
  ENABLE_BANKING_URL: bank.url.href,
})

/** Asks for consent, and comes back from the bank. */
export async function connect(bank: EnableBankingReplay, books: Books) {
  const { url } = await books.client.call(contract.bank.connectBank, {
    params: books.params,
    body: { bankName: 'ING' },
  })
  expect(url).toMatch(/^https:\/\/bank\.example\//)
  const state = String(bank.asked.at(-1)?.body['state'])
  const body = { state, code: '42519c92-85ef-4970-8615-daa56f809a9d' }
  const { id } = await books.client.call(contract.bank.completeConnection, { params: books.params, body })
  await books.server.jobs.drain()
  return id
}

export const fetchAgain = async (books: Books, connectionId: number) => {
  await books.client.call(contract.bank.fetchConnection, { params: { ...books.params, connectionId } })
  await books.server.jobs.drain()
}
export const list = async (books: Books) =>
  (await books.client.call(contract.bank.connections, { params: books.params })).connections
export const days = async (books: Books) =>
  (await books.waiting()).map(({ date, amountCents }) => `${date} ${amountCents}`)
