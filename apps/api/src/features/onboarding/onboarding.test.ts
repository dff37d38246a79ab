import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { aLine } from '../bank/statements.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const { administrations } = contract

test('a new administration has everything before it, and each step is done by doing it', async () => {
  const owner = await server.world.user()
  const client = await server.world.as(owner)
  const { redirect_url } = await client.call(administrations.create, { body: { subscription_variant_id: null } })
  const params = { administrationId: Number(/administrations\/(\d+)/.exec(redirect_url)?.[1]) }
  const steps = () => client.call(administrations.onboarding, { params })
  expect(await steps()).toEqual({
    isDismissed: false,
    companyDetails: false,
    logoAndColour: false,
    bankAccount: false,
    firstInvoice: false,
    firstImport: false,
  })
  const profile = await client.call(administrations.profile, { params })
  const address = { street: 'Spaarne 14', postcode: '2011 CH', city: 'Haarlem', kvkNumber: '64012347' }
  await client.call(administrations.saveProfile, {
    params,
    body: { ...profile, ...address, smallBusinessScheme: true, accentColour: '#1f3a6e' },
  })
  await client.call(contract.journals.create, {
    params,
    body: { financialType: 'CASH', name: 'Kassa', iban: null, accountHolder: null },
  })
  expect(await steps()).toMatchObject({ companyDetails: true, logoAndColour: true, bankAccount: false })
  await client.call(contract.journals.create, {
    params,
    body: { financialType: 'CHECKING', name: 'ING', iban: 'NL20INGB0001234567', accountHolder: null },
  })
  expect(await steps()).toMatchObject({ bankAccount: true })
})

test('an invoice counts when it is final, and an import when there is one', async () => {
  const books = await Books.open(server)
  const steps = () => books.client.call(administrations.onboarding, { params: books.params })
  const draft = await books.draft()
  expect(await steps()).toMatchObject({ firstInvoice: false, firstImport: false })
  await books.finalise(draft)
  await books.import([aLine()])
  expect(await steps()).toMatchObject({ firstInvoice: true, firstImport: true })
})

test('it is put away once and stays away', async () => {
  const books = await Books.open(server)
  for (let times = 0; times < 2; times += 1) {
    await books.client.call(administrations.dismissOnboarding, { params: books.params })
    expect(await books.client.call(administrations.onboarding, { params: books.params })).toMatchObject({
      isDismissed: true,
    })
  }
})

test('a look that is kept as it was is done for whoever looks, of that administration alone', async () => {
  const [books, other] = [await Books.open(server), await Books.open(server)]
  const elsewhere = await books.seenBy(server)
  for (let times = 0; times < 2; times += 1) {
    await books.client.call(administrations.keepLook, { params: books.params })
    expect(await elsewhere.client.call(administrations.onboarding, { params: books.params })).toMatchObject({
      logoAndColour: true,
      firstInvoice: false,
    })
  }
  expect(await other.client.call(administrations.onboarding, { params: other.params })).toMatchObject({
    logoAndColour: false,
  })
})
