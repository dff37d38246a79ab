import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { TestSchedule } from '../testing/test-schedule.ts'
import { NoTurnError, Turns, type TurnsLimits } from './turns.ts'

const limits: TurnsLimits = { atOnce: 4, perKey: 3, reserved: 0, waitingPerKey: 10, patienceMs: 1_000 }

/** Turns of which the order is written down, each by its name. */
function open(given: Partial<TurnsLimits> = {}) {
  const later = new TestSchedule()
  const turns = new Turns({ ...limits, ...given }, later.schedule)
  const begun: string[] = []
  const refused: string[] = []
  const enter = (name: string, ...others: string[]) =>
    turns.enter(
      [name.replace(/\d/, ''), ...others],
      () => begun.push(name),
      (error) => refused.push(`${name}: ${error.message}`),
    )
  return { turns, begun, refused, enter, later }
}

test('no more begin than may at once, and of one key no more than its own', () => {
  const { begun, enter } = open()
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2']) enter(name)
  expect(begun).toEqual(['a1', 'a2', 'a3', 'b1'])
})

test('each place that comes free goes to the next key in the line', async () => {
  const { turns } = open({ atOnce: 1 })
  const order: string[] = []
  const names = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']
  await Promise.all(names.map((name) => turns.run([name.slice(0, 1)], async () => void order.push(name))))
  expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2'])
  expect(turns.taken()).toBe(0)
})

test('the last places are for who has none', () => {
  const { begun, enter } = open({ reserved: 2 })
  for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) enter(name)
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1'])
})

test('what counts against a user and a tenant needs a place of both', () => {
  const { begun, enter } = open({ perKey: 1 })
  enter('a1', 'tenant')
  const leave = enter('b1', 'tenant')
  enter('c1', 'another')
  expect(begun).toEqual(['a1', 'c1'])
  leave()
  enter('d1', 'tenant')
  expect(begun).toEqual(['a1', 'c1'])
})

test('a place is given away once, and who gave up waiting gets none', () => {
  const { begun, enter } = open({ atOnce: 1 })
  const leaveFirst = enter('a1')
  const leaveSecond = enter('a2')
  enter('a3')
  enter('a4')
  leaveSecond()
  leaveFirst()
  leaveFirst()
  expect(begun).toEqual(['a1', 'a3'])
})

test('who finds too many of the same key waiting is refused at once, others are not', () => {
  const { refused, turns, enter } = open({ atOnce: 1, waitingPerKey: 2 })
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1']) enter(name)
  expect(refused).toEqual(['a4: 2 of a wait already'])
  expect(turns.waiting('b')).toBe(1)
})

test('who waited too long is refused, and whose turn has come is not', () => {
  const { begun, refused, enter, later } = open({ atOnce: 1 })
  const leave = enter('a1')
  enter('b1')
  enter('c1')
  leave()
  later.pass(1_000)
  expect(begun).toEqual(['a1', 'b1'])
  expect(refused).toEqual(['c1: c waited too long for its turn'])
})

test('who goes away while waiting is not worked for; who goes away later keeps the place until the end', async () => {
  const { turns } = open({ atOnce: 1 })
  const [first, second] = [new EventEmitter(), new EventEmitter()]
  const { promise: end, resolve } = Promise.withResolvers<void>()
  const running = turns.run(['a'], () => end, first)
  const waiting = turns.run(['b'], () => Promise.reject(new Error('nobody is there')), second)
  await Promise.resolve()
  first.emit('close')
  second.emit('close')
  await expect(waiting).rejects.toThrow(NoTurnError)
  expect(turns.taken()).toBe(1)
  resolve()
  await running
  expect(turns.taken()).toBe(0)
})

test('a place comes free when the work fails', async () => {
  const { turns } = open({ atOnce: 1 })
  await expect(turns.run(['a'], () => Promise.reject(new Error('stuk')))).rejects.toThrow('stuk')
  expect(turns.taken()).toBe(0)
})
