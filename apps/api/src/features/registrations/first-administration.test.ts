import { contract } from '@klopt/api-client/contract'
import { users } from '@klopt/api-client/schemas'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { confirm, newAddress, register, tokenOf } from './registrations.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

test('the quarter from which somebody declares VAT here is asked, and what lies before it is not to be filed', async () => {
  const keysOf = async (given: object) => {
    const emailAddress = newAddress()
    expect((await register(server, emailAddress, given)).status).toBe(204)
    const browser = server.world.visitor()
    await confirm(server, await tokenOf(server, emailAddress), browser)
    const { last_administration_id: id } = await browser.call(users.me, { query: { with: 'roles' } })
    const params = { administrationId: must(id, 'the first administration') }
    return (await browser.call(contract.vat.periods, { params })).map(({ key }) => key)
  }
  expect(await keysOf({})).toEqual(['2026-Q2'])
  expect(await keysOf({ vatStartsOn: '2026-01-01' })).toEqual(['2026-Q2', '2026-Q1'])
  for (const vatStartsOn of ['2026-02-01', '2026-07-01', '2025-01-01']) {
    expect(await register(server, newAddress(), { vatStartsOn })).toMatchObject({
      status: 422,
      body: { fields: { vatStartsOn: expect.stringContaining('eerste dag') as string } },
    })
  }
})

test('whether a company is of a VAT fiscal unit is asked: its first return is a worksheet', async () => {
  const isWorksheetFor = async (given: object) => {
    const emailAddress = newAddress()
    expect((await register(server, emailAddress, given)).status).toBe(204)
    const browser = server.world.visitor()
    await confirm(server, await tokenOf(server, emailAddress), browser)
    const { last_administration_id: id } = await browser.call(users.me, { query: { with: 'roles' } })
    const params = { administrationId: must(id, 'the first administration') }
    return (await browser.call(contract.vat.return, { params, query: {} })).isWorksheet
  }
  expect(await isWorksheetFor({ isInVatUnit: true })).toBe(true)
  expect(await isWorksheetFor({})).toBe(false)
})

test.each([
  ['bv', 'BEivGokGea'],
  ['zzp', 'BEivKapOnd'],
] as const)('an owner who says to be a %s begins with its accounts', async (legalForm, rgs) => {
  const address = newAddress()
  await register(server, address, { legalForm })
  const client = server.world.visitor()
  const { body } = await confirm(server, await tokenOf(server, address), client)
  const [, id] = /administrations\/(\d+)/.exec((body as { redirect_url: string }).redirect_url) ?? []
  const params = { administrationId: Number(id) }
  expect(await client.call(contract.administrations.profile, { params })).toMatchObject({ legalForm })
  const accounts = await client.call(contract.ledgerAccounts.list, { params })
  const own = ['BEivGokGea', 'BEivKapOnd'].filter((code) => accounts.some(({ rgsCode }) => rgsCode === code))
  expect(own).toEqual([rgs])
})
