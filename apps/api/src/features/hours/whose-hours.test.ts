import { contract } from '@klopt/api-client/contract'
import { errorCatalogue } from '@klopt/api-client/errors'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { Hours, task, time } from './hours.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const openHours = async (day = '2026-06-10') => new Hours(await Books.openOn(server, day))
const codeOf = (answer: { body: unknown }) => (answer.body as { code?: number } | null)?.code

describe('somebody who keeps hours and sees no books', () => {
  test('writes their own, and neither sees nor changes those of others', async () => {
    const owner = await openHours()
    const employee = await owner.colleague()
    const projectId = await owner.project()
    const [timeEntryId = 0] = await owner.write({ projectId, seconds: time(1) })
    await employee.write({ projectId, seconds: time(2) })
    expect(await employee.list()).toMatchObject([{ seconds: time(2) }])
    const asOther = {
      params: owner.params,
      query: { from: '2026-06-01', to: '2026-06-30', userId: String(owner.user.id) },
    }
    expect(codeOf(await employee.client.send(contract.hours.list, asOther))).toBe(errorCatalogue.forbidden.code)
    const params = { ...owner.params, timeEntryId }
    const stolen = await employee.client.send(contract.hours.delete, { params, body: { version: 1 } })
    expect(codeOf(stolen)).toBe(errorCatalogue.not_found.code)
    expect(codeOf(await employee.send({ projectId, seconds: time(1), userId: owner.user.id }))).toBe(
      errorCatalogue.forbidden.code,
    )
  })

  test('sees the projects that are theirs, without money', async () => {
    const owner = await openHours()
    const employee = await owner.colleague()
    const open = await owner.project({ budget: { kind: 'money', cents: 100_000 } })
    const closed = await owner.project({ name: 'Geheim', forEverybody: false, memberIds: [] })
    const theirs = await owner.project({ name: 'Website', forEverybody: false, memberIds: [employee.user.id] })
    await owner.write({ projectId: open, seconds: time(2) })
    const list = await employee.client.call(contract.projects.list, { params: owner.params, query: {} })
    expect(
      list.items.map(({ id, unbilledCents, budgetUsedPercent, seconds }) => [
        id,
        unbilledCents,
        budgetUsedPercent,
        seconds,
      ]),
    ).toEqual([
      [open, null, null, 0],
      [theirs, null, null, 0],
    ])
    expect(list).toMatchObject({
      segments: { all: { count: 2 }, open: { count: 2 }, closed: { count: 0 } },
      totals: { seconds: 0, unbilledCents: null },
    })
    expect(codeOf(await employee.send({ projectId: closed, seconds: time(1) }))).toBe(errorCatalogue.not_found.code)
    const asOwner = await owner.client.call(contract.projects.list, { params: owner.params, query: {} })
    expect(asOwner.items.find(({ id }) => id === open)).toMatchObject({ unbilledCents: 17_000, budgetUsedPercent: 17 })
    expect(asOwner).toMatchObject({
      segments: { all: { count: 3 } },
      totals: { seconds: time(2), unbilledCents: 17_000 },
    })
  })

  test('has their own choices, and an administrator writes for them', async () => {
    const owner = await openHours()
    const employee = await owner.colleague()
    const theirs = await owner.project({ forEverybody: false, memberIds: [employee.user.id], tasks: [task('Ontwerp')] })
    const choices = await employee.client.call(contract.projects.choices, { params: owner.params, query: {} })
    expect(choices).toMatchObject([{ id: theirs, tasks: [{ name: 'Ontwerp', billable: true }] }])
    await owner.write({ projectId: theirs, seconds: time(1), userId: employee.user.id })
    expect(await employee.list()).toMatchObject([{ seconds: time(1) }])
  })

  test('finds nothing in books that are not theirs', async () => {
    const [here, there] = [await openHours(), await openHours()]
    const projectId = await there.project()
    expect(codeOf(await here.send({ projectId, seconds: time(1) }))).toBe(errorCatalogue.not_found.code)
    const stranger = { params: { ...there.params }, query: {} }
    expect((await here.client.send(contract.projects.list, stranger)).status).toBe(404)
  })
})
