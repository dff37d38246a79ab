import { contract } from '@klopt/api-client/contract'
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

const openHours = async () => new Hours(await Books.openOn(server, '2026-06-10'))
const MINUTE = 60

/** A start that a browser kept, some minutes ago. */
const aStart = (minutesAgo: number, stoppedMinutesAgo: number | null, projectId: number | null = null) => ({
  kind: 'start' as const,
  key: crypto.randomUUID(),
  startedSecondsAgo: minutesAgo * MINUTE,
  stoppedSecondsAgo: stoppedMinutesAgo === null ? null : stoppedMinutesAgo * MINUTE,
  projectId,
  taskId: null,
  note: 'In de trein',
})
const send = (
  hours: Hours,
  body: ReturnType<typeof aStart> | { kind: 'stop'; timerId: number; stoppedSecondsAgo: number },
) => hours.client.send(timers.sync, { params: hours.params, body })
const listed = async (hours: Hours) =>
  (await hours.client.call(timers.list, { params: hours.params, query: {} })).map((timer) => [
    Math.round(timer.duration_in_seconds / MINUTE),
    timer.stopped_timestamp === null ? 'runs' : 'stopped',
  ])

test('what was started and stopped without a connection becomes hours of then, once, however often it is sent', async () => {
  const hours = await openHours()
  const projectId = await hours.project()
  const kept = aStart(90, 30, projectId)
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(hours, kept)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(await hours.list()).toMatchObject([
    { day: '2026-06-10', seconds: time(1), startTime: '10:30', endTime: '11:30', note: 'In de trein' },
  ])
  expect(await listed(hours)).toEqual([[60, 'stopped']])
})

test('a start that is sent while it runs, and its stop after the answer was lost, are one timer', async () => {
  const hours = await openHours()
  const kept = aStart(10, null)
  await send(hours, kept)
  expect(await listed(hours)).toEqual([[10, 'runs']])
  await send(hours, { ...kept, stoppedSecondsAgo: 2 * MINUTE })
  expect(await listed(hours)).toEqual([[8, 'stopped']])
})

test('of two timers the later start ends the earlier, whichever comes in first', async () => {
  const hours = await openHours()
  await send(hours, aStart(20, null))
  // Ran since before it on another device: ends as the first began, though it arrives later.
  await send(hours, aStart(50, null))
  expect(await listed(hours)).toEqual([
    [20, 'runs'],
    [30, 'stopped'],
  ])
  await send(hours, aStart(5, null))
  expect(await listed(hours)).toEqual([
    [5, 'runs'],
    [15, 'stopped'],
    [30, 'stopped'],
  ])
})

test('a timer of the server that was stopped without a connection stops as of then, and never before it began', async () => {
  const hours = await openHours()
  const { id: timerId } = await hours.client.call(timers.start, { params: hours.params })
  server.clock.advanceMs(10 * MINUTE * 1000)
  const client = await server.world.as(hours.user)
  const stop = (stoppedSecondsAgo: number) =>
    client.send(timers.sync, { params: hours.params, body: { kind: 'stop', timerId, stoppedSecondsAgo } })
  expect((await stop(4 * MINUTE)).body).toMatchObject({ duration_in_seconds: 6 * MINUTE })
  expect((await stop(0)).body).toMatchObject({ duration_in_seconds: 6 * MINUTE })
  const another = await client.call(timers.start, { params: hours.params })
  const early = { kind: 'stop' as const, timerId: another.id, stoppedSecondsAgo: 60 * MINUTE }
  expect((await client.send(timers.sync, { params: hours.params, body: early })).body).toMatchObject({
    duration_in_seconds: 0,
  })
})

test('time on a project that is not there any more is kept without one, to be said later', async () => {
  const hours = await openHours()
  const answer = await send(hours, aStart(60, 30, 999_999))
  expect(answer.body).toMatchObject({ project: null, written: false, duration_in_seconds: 30 * MINUTE })
})

test('more than a month ago is refused, and so is the timer of somebody else', async () => {
  const hours = await openHours()
  expect((await send(hours, aStart(32 * 24 * 60, null))).status).toBe(422)
  expect((await send(hours, { kind: 'stop', timerId: 999_999, stoppedSecondsAgo: 0 })).status).toBe(404)
})
