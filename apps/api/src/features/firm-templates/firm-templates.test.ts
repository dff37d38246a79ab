import type { SchemeAccount } from '@klopt/api-client/contract'
import { contract } from '@klopt/api-client/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'

const { dossiers, firmTemplates, ledgerAccounts } = contract

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const podcast: SchemeAccount = { number: '4899', name: 'Podcast', type: 'expense' }
const scheme = (...accounts: SchemeAccount[]) => ({ name: 'Schema', content: { kind: 'ledger' as const, accounts } })
const checklist = (...items: string[]) => ({ name: 'Jaarwerk', content: { kind: 'checklist' as const, items } })

async function office() {
  const { world } = server
  const firmId = await world.firm()
  const client = async (given: object = {}) => (await world.administration({ firmId, ...given })).id
  const keeper = await world.as(await world.user({ firmId }))
  const save = async (body: ReturnType<typeof scheme> | ReturnType<typeof checklist>) =>
    (await keeper.call(firmTemplates.save, { params: { firmId }, body })).id
  const of = (templateId: number) => ({ params: { firmId, templateId } })
  return { firmId, params: { firmId }, client, keeper, save, of }
}

test('a ledger scheme shows what it would do, does that, and does nothing when it is applied again', async () => {
  const { client, keeper, save, of } = await office()
  const administrationId = await client({ companyName: 'Bakkerij Zon' })
  const chart = () => keeper.call(ledgerAccounts.list, { params: { administrationId } })
  const [revenue, asset] = ['revenue', 'asset'] as const
  const before = await chart()
  const sales = before.find(({ type }) => type === revenue)
  const bank = before.find(({ type }) => type === asset)
  const templateId = await save(
    scheme(
      podcast,
      { number: sales?.number ?? '', name: 'Omzet winkel', type: revenue },
      { number: bank?.number ?? '', name: 'Iets anders', type: 'expense' },
    ),
  )
  const body = { administrationIds: [administrationId] }
  const expected = {
    administrationId,
    companyName: 'Bakkerij Zon',
    added: ['4899 Podcast'],
    renamed: [{ number: sales?.number, from: sales?.name, to: 'Omzet winkel' }],
    left: [{ number: bank?.number, reason: expect.stringContaining('van een andere soort') }],
    refused: null,
  }
  expect(await keeper.call(firmTemplates.preview, { ...of(templateId), body })).toEqual([expected])
  expect(await chart()).toEqual(before)
  expect(await keeper.call(firmTemplates.apply, { ...of(templateId), body })).toEqual([expected])
  const after = await chart()
  expect(after.find(({ number }) => number === '4899')).toMatchObject({
    name: 'Podcast',
    type: 'expense',
    active: true,
  })
  expect(after.find(({ id }) => id === sales?.id)).toEqual({ ...sales, name: 'Omzet winkel' })
  expect(after.find(({ id }) => id === bank?.id)).toEqual(bank)
  expect(await keeper.call(firmTemplates.apply, { ...of(templateId), body })).toMatchObject([
    { added: [], renamed: [] },
  ])
})

test('one client that can only be read is told, and the others get the scheme', async () => {
  const { client, keeper, save, of } = await office()
  const [stopped, open] = [await client({ subscriptionType: 'NONE' }), await client()]
  const templateId = await save(scheme(podcast))
  const body = { administrationIds: [open, stopped] }
  expect(await keeper.call(firmTemplates.apply, { ...of(templateId), body })).toMatchObject([
    { administrationId: stopped, added: [], refused: expect.stringContaining('alleen te lezen') },
    { administrationId: open, added: ['4899 Podcast'], refused: null },
  ])
})

test('a checklist is laid out in the dossier of a year, and what was ticked stays so when it is laid out again', async () => {
  const { client, keeper, save, of } = await office()
  const administrationId = await client()
  const templateId = await save(checklist('Bank compleet', 'Voorraad geteld'))
  const body = { administrationIds: [administrationId], fiscalYear: 2025 }
  expect(await keeper.call(firmTemplates.preview, { ...of(templateId), body })).toMatchObject([
    { added: ['Bank compleet', 'Voorraad geteld'] },
  ])
  await keeper.call(firmTemplates.apply, { ...of(templateId), body })
  const params = { administrationId, fiscalYear: 2025 }
  const [first] = (await keeper.call(dossiers.get, { params })).items
  await keeper.call(dossiers.tickItem, { params: { ...params, itemId: first?.id ?? 0 }, body: { done: true } })
  expect(await keeper.call(firmTemplates.apply, { ...of(templateId), body })).toMatchObject([{ added: [] }])
  const { items } = await keeper.call(dossiers.get, { params })
  expect(items.map(({ text, doneAt }) => [text, doneAt !== null])).toEqual([
    ['Bank compleet', true],
    ['Voorraad geteld', false],
  ])
  const yearless = await keeper.send(firmTemplates.apply, { ...of(templateId), body: { administrationIds: [1] } })
  expect(yearless.status).toBe(422)
})

test('a template is kept, changed and thrown away by its firm alone; names and numbers stand in it once', async () => {
  const { params, keeper, save, of } = await office()
  const other = await office()
  const templateId = await save(scheme(podcast))
  const twice = await keeper.send(firmTemplates.save, { params, body: { ...scheme(podcast), name: 'SCHEMA' } })
  expect(twice).toMatchObject({ status: 422, body: { fields: { name: expect.stringContaining('al een sjabloon') } } })
  const same = await keeper.send(firmTemplates.save, { params, body: { ...scheme(podcast, podcast), name: 'Ander' } })
  expect(same.status).toBe(422)
  await keeper.call(firmTemplates.save, {
    params,
    body: { id: templateId, ...scheme({ ...podcast, name: 'Opnames' }) },
  })
  expect(await keeper.call(firmTemplates.list, { params })).toMatchObject([
    { id: templateId, name: 'Schema', content: { accounts: [{ name: 'Opnames' }] } },
  ])
  const theirs = { params: { firmId: other.firmId, templateId } }
  expect((await other.keeper.send(firmTemplates.remove, theirs)).status).toBe(404)
  const stolen = { params: other.params, body: { id: templateId, ...scheme(podcast) } }
  expect((await other.keeper.send(firmTemplates.save, stolen)).status).toBe(404)
  await keeper.call(firmTemplates.remove, of(templateId))
  expect(await keeper.call(firmTemplates.list, { params })).toEqual([])
})

test('a template is applied to the clients of the firm alone, and never by staff that looks', async () => {
  const { firmId, client, keeper, save, of } = await office()
  const other = await office()
  const templateId = await save(scheme(podcast))
  const [own, theirs] = [await client(), await other.client({ companyName: 'Van een ander' })]
  const body = { administrationIds: [own, theirs] }
  const gone = { administrationId: theirs, companyName: null, added: [], refused: expect.stringContaining('(meer)') }
  const effects = [gone, { administrationId: own, added: ['4899 Podcast'], refused: null }]
  expect(await keeper.call(firmTemplates.preview, { ...of(templateId), body })).toMatchObject(effects)
  expect(await keeper.call(firmTemplates.apply, { ...of(templateId), body })).toMatchObject(effects)
  const charts = await Promise.all([
    keeper.call(ledgerAccounts.list, { params: { administrationId: own } }),
    other.keeper.call(ledgerAccounts.list, { params: { administrationId: theirs } }),
  ])
  expect(charts.map((chart) => chart.some(({ number }) => number === podcast.number))).toEqual([true, false])
  const staff = await server.world.user({ globalPermissions: ['ADMIN'] })
  await server.world.grant(staff, { firmId })
  const asStaff = await server.world.as(staff)
  expect((await asStaff.send(firmTemplates.apply, { ...of(templateId), body })).status).toBe(403)
})
