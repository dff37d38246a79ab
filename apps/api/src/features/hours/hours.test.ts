import { contract } from '@klopt/api-client/contract'
import { errorCatalogue } from '@klopt/api-client/errors'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { downloadExport } from '../export/download.test-support.ts'
import { Hours, time } from './hours.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const openHours = async (day = '2026-06-10') => new Hours(await Books.openOn(server, day))
const codeOf = (answer: { body: unknown }) => (answer.body as { code?: number } | null)?.code
const fieldsOf = (answer: { body: unknown }) => (answer.body as { fields?: Record<string, string> } | null)?.fields

describe('hours', () => {
  test('are written as a duration or from when to when, and stand in the order of the day', async () => {
    const hours = await openHours()
    const projectId = await hours.project()
    await hours.write({ projectId, seconds: time(1, 30), note: 'Overleg' })
    await hours.write({ projectId, startTime: '08:45', endTime: '11:00' })
    expect(await hours.list()).toMatchObject([
      { seconds: time(2, 15), startTime: '08:45', endTime: '11:00', billable: true, invoiced: false },
      { seconds: time(1, 30), startTime: null, endTime: null, note: 'Overleg', projectName: 'Bewegwijzering' },
    ])
  })

  test('lie no further ahead than a year', async () => {
    const hours = await openHours('2026-06-10')
    const projectId = await hours.project()
    expect((await hours.send({ projectId, day: '2027-06-10', seconds: 60 })).status).toBe(200)
    const late = await hours.send({ projectId, day: '2027-06-11', seconds: 60 })
    expect(late.status).toBe(422)
    expect(fieldsOf(late)).toEqual({ day: 'Kies een dag tot en met 10 juni 2027: verder vooruit schrijf je geen uren' })
    const cell = { projectId, taskId: null, day: '2090-01-01', seconds: 60 }
    expect(fieldsOf(await hours.setCell(cell))).toHaveProperty('day')
  })

  test('take no duration that their times contradict', async () => {
    const hours = await openHours()
    const projectId = await hours.project()
    const times = { projectId, startTime: '09:00', endTime: '10:00' }
    expect(fieldsOf(await hours.send({ ...times, seconds: 60 }))).toEqual({
      seconds: 'Van 09:00 tot 10:00 is 1:00. Laat de duur weg, of vul de tijden anders in',
    })
    expect((await hours.send({ ...times, seconds: time(1, 0) })).status).toBe(200)
  })

  test('over midnight stand on both days, and in the night that summer ends an hour more', async () => {
    const hours = await openHours('2026-10-28')
    const projectId = await hours.project()
    await hours.write({ projectId, day: '2026-10-24', startTime: '22:00', endTime: '06:00' })
    expect((await hours.list('2026-10-24', '2026-10-26')).map(({ day, seconds }) => [day, seconds])).toEqual([
      ['2026-10-24', time(2)],
      ['2026-10-25', time(7)],
    ])
  })

  test.each([
    [{ seconds: 0 }, { seconds: 'Vul een duur in van meer dan nul' }],
    [{ seconds: -3600 }, { seconds: 'Vul een duur in van meer dan nul' }],
    [{ seconds: time(24, 1) }, { seconds: 'Zo lang duurt een dag niet' }],
    [{ day: '2026-03-29', seconds: time(23, 1) }, { seconds: 'Zo lang duurt een dag niet' }],
    [{}, { seconds: 'Vul in hoe lang het duurde, zoals 1:30' }],
    [{ startTime: '09:00' }, { endTime: 'Vul een begin en een eind in' }],
    [{ startTime: '09:00', endTime: '09:00' }, { endTime: 'Het eind is gelijk aan het begin' }],
    [
      { day: '2026-03-29', startTime: '02:30', endTime: '04:00' },
      { startTime: 'Dit uur bestaat niet: die nacht gaat de klok vooruit' },
    ],
  ])('%j are refused by their field', async (entry, fields) => {
    const hours = await openHours()
    const projectId = await hours.project()
    expect(fieldsOf(await hours.send({ projectId, ...entry }))).toEqual(fields)
    expect(await hours.list('2026-03-01', '2026-03-31')).toEqual([])
  })

  test('fill a day and no more; on the day with 25 hours there is room for 25', async () => {
    const hours = await openHours()
    const projectId = await hours.project()
    await hours.write({ projectId, seconds: time(20) })
    expect(fieldsOf(await hours.send({ projectId, seconds: time(4, 1) }))).toEqual({
      seconds: 'Deze dag heeft 24:00 uur, en zou op 24:01 komen',
    })
    await hours.write({ projectId, seconds: time(4) })
    await hours.write({ projectId, day: '2026-10-25', seconds: time(25) })
  })

  test('written by twenty at once never make a day too long', async () => {
    const hours = await openHours()
    const projectId = await hours.project()
    const answers = await Promise.all(Array.from({ length: 20 }, () => hours.send({ projectId, seconds: time(3) })))
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(8)
    expect((await hours.list()).reduce((sum, { seconds }) => sum + seconds, 0)).toBe(time(24))
  })

  test('do not lie over each other; what ends when the next begins does not', async () => {
    const hours = await openHours()
    const projectId = await hours.project()
    await hours.write({ projectId, startTime: '09:00', endTime: '10:00' })
    await hours.write({ projectId, startTime: '10:00', endTime: '11:00' })
    expect(fieldsOf(await hours.send({ projectId, startTime: '09:30', endTime: '09:45' }))).toEqual({
      startTime: 'Dit overlapt met 09:00 – 10:00 (Bewegwijzering)',
    })
  })

  test('are changed and thrown away by the version that was seen', async () => {
    const hours = await openHours()
    const projectId = await hours.project()
    const [timeEntryId = 0] = await hours.write({ projectId, seconds: time(1) })
    const params = { ...hours.params, timeEntryId }
    const body = { day: '2026-06-02', projectId, taskId: null, note: 'Beter', seconds: time(2), version: 1 }
    await hours.client.call(contract.hours.save, { params, body })
    expect(await hours.list()).toMatchObject([{ day: '2026-06-02', seconds: time(2), note: 'Beter', version: 2 }])
    const late = await hours.client.send(contract.hours.delete, { params, body: { version: 1 } })
    expect(codeOf(late)).toBe(errorCatalogue.version_conflict.code)
    await hours.client.call(contract.hours.delete, { params, body: { version: 2 } })
    expect(await hours.list()).toEqual([])
  })
})

describe('the grid', () => {
  test('writes, changes and empties the one entry of a day, which keeps its note', async () => {
    const hours = await openHours()
    const projectId = await hours.project()
    const cell = { day: '2026-06-01', projectId, taskId: null }
    await hours.setCell({ ...cell, seconds: time(2) })
    const [entry] = await hours.list()
    expect(entry).toMatchObject({ seconds: time(2) })
    await hours.setCell({ ...cell, seconds: time(3) })
    expect(await hours.list()).toMatchObject([{ id: entry?.id, seconds: time(3) }])
    await hours.setCell({ ...cell, seconds: null })
    expect(await hours.list()).toEqual([])
    expect((await hours.setCell({ ...cell, seconds: null })).status).toBe(200)
  })

  test('does not guess which of several entries of a day is meant', async () => {
    const hours = await openHours()
    const projectId = await hours.project()
    await hours.write({ projectId, seconds: time(1) })
    await hours.write({ projectId, seconds: time(2) })
    const answer = await hours.setCell({ day: '2026-06-01', projectId, taskId: null, seconds: time(4) })
    expect(codeOf(answer)).toBe(errorCatalogue.several_entries.code)
    expect(await hours.list()).toHaveLength(2)
  })

  test('takes the hours of a week over, without what is there or closed', async () => {
    const hours = await openHours()
    const [one, two] = [await hours.project(), await hours.project({ name: 'Website' })]
    await hours.write({ projectId: one, seconds: time(6), note: 'Schetsen' })
    await hours.write({ projectId: one, day: '2026-06-03', seconds: time(4) })
    await hours.write({ projectId: two, day: '2026-06-03', seconds: time(2) })
    await hours.write({ projectId: one, day: '2026-06-10', seconds: time(1) })
    await hours.books.client.call(contract.projects.close, {
      params: { ...hours.params, projectId: two },
      body: { version: 1 },
    })
    const done = await hours.client.call(contract.hours.copy, {
      params: hours.params,
      body: { from: '2026-06-01', to: '2026-06-08', days: 7 },
    })
    expect(done).toEqual({ copied: 1, skipped: 2 })
    expect(
      (await hours.list('2026-06-08', '2026-06-14')).map(({ day, seconds, note }) => [day, seconds, note]),
    ).toEqual([
      ['2026-06-08', time(6), 'Schetsen'],
      ['2026-06-10', time(1), ''],
    ])
  })
})

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

const task = (name: string, changes: Partial<{ rateCents: number; billable: boolean }> = {}) => ({
  id: null,
  name,
  billable: true,
  rateCents: null,
  closed: false,
  ...changes,
})

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

test('projects and hours come along when somebody takes their books with them', async () => {
  const hours = await openHours()
  const projectId = await hours.project()
  await hours.write({ projectId, seconds: time(1) })
  const { table } = await downloadExport(server, hours.books)
  expect(table('projecten.csv')).toHaveLength(2)
  expect(table('urenregels.csv')).toHaveLength(2)
})

test('a file of hours has them with four decimals, as the lines of an invoice do', async () => {
  const owner = await openHours()
  const projectId = await owner.project()
  await owner.write({ projectId, seconds: time(0, 50) })
  const file = await owner.client.send(contract.hoursReports.export, {
    params: owner.params,
    query: { from: '2026-06-01', to: '2026-06-30', by: 'project', format: 'csv' },
  })
  expect(String(file.body)).toContain(';0,8333;')
})
