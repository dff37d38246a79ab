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
const fieldsOf = (answer: { body: unknown }) => (answer.body as { fields?: Record<string, string> } | null)?.fields

describe('a project', () => {
  test('that is closed takes no hours, and can be opened again', async () => {
    const hours = await openHours()
    const projectId = await hours.project()
    const params = { ...hours.params, projectId }
    const { version } = await hours.client.call(contract.projects.close, { params, body: { version: 1 } })
    expect(codeOf(await hours.send({ projectId, seconds: time(1) }))).toBe(errorCatalogue.project_closed.code)
    await hours.client.call(contract.projects.reopen, { params, body: { version } })
    await hours.write({ projectId, seconds: time(1) })
  })

  test('without a customer is never billed', async () => {
    const hours = await openHours()
    const input = await hours.input({ contactId: null })
    expect(fieldsOf(await hours.sendProject(input))).toEqual({
      contactId: 'Kies een klant, of zet factureren uit voor een eigen project',
    })
    const projectId = await hours.project({ contactId: null, billable: false })
    await hours.write({ projectId, seconds: time(1), billable: true })
    expect(await hours.list()).toMatchObject([{ billable: false }])
  })

  test('asks from when a changed rate counts once hours were written; what was worked before keeps its own', async () => {
    const hours = await openHours()
    const projectId = await hours.project()
    await hours.write({ projectId, day: '2026-06-01', seconds: time(1) })
    await hours.write({ projectId, day: '2026-06-08', seconds: time(1) })
    expect(fieldsOf(await hours.saveProject(projectId, { rateCents: 9500 }))).toEqual({
      rateFrom: 'Kies vanaf welke dag het nieuwe tarief geldt',
    })
    await hours.saveProject(projectId, { rateCents: 9500, rateFrom: '2026-06-05' })
    expect(await hours.show(projectId)).toMatchObject({ rateCents: 9500, worthCents: 18_000, unbilledCents: 18_000 })
    expect(fieldsOf(await hours.saveProject(projectId, { rateCents: 9900, rateFrom: '2026-06-01' }))).toEqual({
      rateFrom: 'Vanaf een latere dag geldt al een ander tarief',
    })
  })

  test('has tasks with rates of their own, and what is not billed of a task is worth nothing', async () => {
    const hours = await openHours()
    const projectId = await hours.project({
      tasks: [task('Ontwerp', { rateCents: 11_000 }), task('Overleg'), task('Reizen', { billable: false })],
    })
    const { tasks } = await hours.show(projectId)
    for (const { id } of tasks) await hours.write({ projectId, taskId: id, seconds: time(1) })
    expect((await hours.list()).map(({ taskName, billable }) => [taskName, billable])).toEqual([
      ['Ontwerp', true],
      ['Overleg', true],
      ['Reizen', false],
    ])
    expect(await hours.show(projectId)).toMatchObject({ worthCents: 19_500, seconds: time(3) })
  })
})
