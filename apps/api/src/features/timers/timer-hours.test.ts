import { contract } from '@klopt/api-client/contract'
import { errorCatalogue } from '@klopt/api-client/errors'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { Hours, time } from '../hours/hours.test-support.ts'

const { timers } = contract

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const openHours = async (day = '2026-06-10') => new Hours(await Books.openOn(server, day))
const codeOf = (answer: { body: unknown }) => (answer.body as { code?: number } | null)?.code

function startFor(hours: Hours, projectId: number, note = '') {
  return hours.client.call(timers.startFor, { params: hours.params, body: { projectId, taskId: null, note } })
}
const stop = (hours: Hours, timerId: number) => hours.client.call(timers.stop, { params: { ...hours.params, timerId } })

test('a timer for a project becomes hours when it stops, with its times and note, once', async () => {
  const hours = await openHours()
  const projectId = await hours.project()
  const { id, project, written } = await startFor(hours, projectId, 'Formulier')
  expect([project?.name, written]).toEqual(['Bewegwijzering', false])
  server.clock.advanceMs(time(1, 24) * 1000)
  expect(await stop(hours, id)).toMatchObject({ written: true, duration_in_seconds: time(1, 24) })
  await stop(hours, id)
  expect(await hours.list()).toMatchObject([
    { day: '2026-06-10', seconds: time(1, 24), startTime: '12:00', endTime: '13:24', note: 'Formulier' },
  ])
})

test('a timer over midnight becomes hours of both days', async () => {
  const hours = await openHours()
  const projectId = await hours.project()
  server.clock.set('2026-06-10T20:00:00Z')
  const client = await server.world.as(hours.user)
  const { id } = await client.call(timers.startFor, {
    params: hours.params,
    body: { projectId, taskId: null, note: '' },
  })
  server.clock.set('2026-06-11T00:30:00Z')
  await client.call(timers.stop, { params: { ...hours.params, timerId: id } })
  const { entries } = await client.call(contract.hours.list, {
    params: hours.params,
    query: { from: '2026-06-10', to: '2026-06-11' },
  })
  expect(entries.map(({ day, startTime, endTime }) => [day, startTime, endTime])).toEqual([
    ['2026-06-10', '22:00', '00:00'],
    ['2026-06-11', '00:00', '02:30'],
  ])
})

test('one timer for another stops the first, whose hours are written where it ran', async () => {
  const hours = await openHours()
  const projectId = await hours.project()
  await startFor(hours, projectId)
  server.clock.advanceMs(time(1) * 1000)
  const elsewhere = await server.world.administration({ owner: hours.user })
  await hours.client.call(timers.start, { params: { administrationId: elsewhere.id } })
  expect(await hours.list()).toMatchObject([{ seconds: time(1) }])
})

test('a timer without a project waits until somebody says what it was for', async () => {
  const hours = await openHours()
  const projectId = await hours.project()
  const { id } = await hours.client.call(timers.start, { params: hours.params })
  server.clock.advanceMs(time(0, 30) * 1000)
  expect(await stop(hours, id)).toMatchObject({ written: false })
  const params = { ...hours.params, timerId: id }
  const body = { projectId, taskId: null, note: 'Gebeld' }
  expect(await hours.client.call(timers.assign, { params, body })).toMatchObject({ written: true })
  expect(await hours.list()).toMatchObject([{ seconds: time(0, 30), note: 'Gebeld' }])
  expect(codeOf(await hours.client.send(timers.assign, { params, body }))).toBe(errorCatalogue.timer_written.code)
})

test('a timer whose hours cannot be written stops all the same, and waits or is let go', async () => {
  const hours = await openHours()
  const projectId = await hours.project()
  const { id } = await startFor(hours, projectId)
  server.clock.advanceMs(time(1) * 1000)
  await hours.client.call(contract.hours.submitWeek, { params: hours.params, body: { monday: '2026-06-08' } })
  expect(await stop(hours, id)).toMatchObject({ written: false, stopped_timestamp: expect.any(Number) })
  const params = { ...hours.params, timerId: id }
  const body = { projectId, taskId: null, note: '' }
  expect(codeOf(await hours.client.send(timers.assign, { params, body }))).toBe(errorCatalogue.week_not_open.code)
  await hours.client.call(timers.discard, { params })
  expect(await hours.list()).toEqual([])
})

test('a timer is started for no project that is closed or somebody else’s', async () => {
  const hours = await openHours()
  const employee = await hours.colleague()
  const projectId = await hours.project({ forEverybody: false, memberIds: [] })
  const body = { projectId, taskId: null, note: '' }
  const answer = await employee.client.send(timers.startFor, { params: hours.params, body })
  expect(codeOf(answer)).toBe(errorCatalogue.not_found.code)
  expect(await employee.client.call(timers.running)).toBeNull()
})
