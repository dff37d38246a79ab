import { contract } from '@klopt/api-client/contract'
import { errorCatalogue } from '@klopt/api-client/errors'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { somebodyWaits } from '../somebody-waits.test-support.ts'
import { Hours, time } from './hours.test-support.ts'
import { submitWeek } from './time-weeks.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const openHours = async (day = '2026-06-10') => new Hours(await Books.openOn(server, day))
const codeOf = (answer: { body: unknown }) => (answer.body as { code?: number } | null)?.code

describe('a week', () => {
  const monday = '2026-06-01'

  test('that was handed in keeps its hours until it is taken back', async () => {
    const owner = await openHours()
    const employee = await owner.colleague()
    const projectId = await owner.project()
    const [timeEntryId = 0] = await employee.write({ projectId, seconds: time(8) })
    await employee.client.call(contract.hours.submitWeek, { params: owner.params, body: { monday } })
    const notOpen = errorCatalogue.week_not_open.code
    expect(codeOf(await employee.send({ projectId, day: '2026-06-07', seconds: time(1) }))).toBe(notOpen)
    const params = { ...owner.params, timeEntryId }
    expect(codeOf(await employee.client.send(contract.hours.delete, { params, body: { version: 1 } }))).toBe(notOpen)
    expect((await employee.send({ projectId, day: '2026-06-08', seconds: time(1) })).status).toBe(200)
    await employee.client.call(contract.hours.retractWeek, { params: owner.params, body: { monday } })
    await employee.write({ projectId, day: '2026-06-07', seconds: time(1) })
  })

  test('keeps its hours too when they are thrown away while it is handed in', async () => {
    const owner = await openHours()
    const projectId = await owner.project()
    const [timeEntryId = 0] = await owner.write({ projectId, seconds: time(8) })
    const params = { ...owner.params, timeEntryId }
    const thrownAway = await owner.books.asApp(async (db) => {
      await submitWeek(db, { ...owner.params, userId: owner.user.id }, monday, server.clock.now())
      const answer = owner.client.send(contract.hours.delete, { params, body: { version: 1 } })
      await somebodyWaits(server)
      return { answer }
    })
    expect(codeOf(await thrownAway.answer)).toBe(errorCatalogue.week_not_open.code)
    expect(await owner.list()).toHaveLength(1)
  })

  test('is approved by an administrator alone, and only they open it again', async () => {
    const owner = await openHours()
    const employee = await owner.colleague()
    const projectId = await owner.project()
    await employee.write({ projectId, seconds: time(8) })
    await employee.client.call(contract.hours.submitWeek, { params: owner.params, body: { monday } })
    const body = { monday, userId: employee.user.id }
    expect((await employee.client.send(contract.hours.approveWeek, { params: owner.params, body })).status).toBe(403)
    expect(await owner.client.call(contract.hours.weeks, { params: owner.params })).toMatchObject([
      { user: { id: employee.user.id }, monday, seconds: time(8), state: 'submitted' },
    ])
    await owner.client.call(contract.hours.approveWeek, { params: owner.params, body })
    const retract = await employee.client.send(contract.hours.retractWeek, { params: owner.params, body: { monday } })
    expect(codeOf(retract)).toBe(errorCatalogue.week_not_submitted.code)
    await owner.client.call(contract.hours.reopenWeek, { params: owner.params, body })
    await employee.write({ projectId, day: '2026-06-07', seconds: time(1) })
  })

  test('waits for approval before it is invoiced, when that is wanted', async () => {
    const owner = await openHours()
    const contactId = await owner.books.contact()
    const projectId = await owner.project({ contactId })
    await owner.write({ projectId, seconds: time(8) })
    await owner.client.call(contract.hours.saveSettings, {
      params: owner.params,
      body: { needsApproval: true, dayMinutes: 480 },
    })
    expect(await owner.unbilled()).toMatchObject([{ waitingSeconds: time(8), seconds: 0, projects: [] }])
    expect(codeOf(await owner.sendToInvoice({ contactId, per: 'entry' }))).toBe(errorCatalogue.no_hours_to_invoice.code)
    await owner.client.call(contract.hours.submitWeek, { params: owner.params, body: { monday } })
    await owner.client.call(contract.hours.approveWeek, {
      params: owner.params,
      body: { monday, userId: owner.user.id },
    })
    expect(await owner.toInvoice(contactId)).toMatchObject({ entries: 1, billedSeconds: time(8) })
  })
})
