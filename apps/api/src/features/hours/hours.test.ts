import { contract } from '@klopt/api-client/contract'
import { errorCatalogue } from '@klopt/api-client/errors'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { downloadExport } from '../export/download.test-support.ts'
import { Hours, time } from './hours.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
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
    [{ seconds: time(24, 1) }, { seconds: 'Deze dag heeft 24:00 uur. Vul een kortere duur in' }],
    [{ day: '2026-03-29', seconds: time(23, 1) }, { seconds: 'Deze dag heeft 23:00 uur. Vul een kortere duur in' }],
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
