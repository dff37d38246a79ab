import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { Line } from './line.ts'
import { page } from './screenshare.test-support.ts'

/** A connection whose line a test fills and empties. */
class SlowSocket {
  readonly sent: string[] = []
  readonly conn = Object.assign(new EventEmitter(), {
    readyState: 'open',
    transport: Object.assign(new EventEmitter(), { writable: true }),
  })

  emit(_name: string, { content }: { content: string }): void {
    this.sent.push(content)
    this.conn.transport.writable = false
  }

  /** What was sent has left. */
  leave(): void {
    this.conn.transport.writable = true
    this.conn.transport.emit('ready')
  }

  break(): void {
    this.conn.readyState = 'closed'
    this.conn.emit('close')
  }
}

function slowLine() {
  const socket = new SlowSocket()
  const line = new Line(socket)
  const passedOn: string[] = []
  const send = (content: string) => line.send(page(content), () => void passedOn.push(content))
  return { socket, passedOn, send }
}

test('a page is passed on when it has left, and the next goes after it', () => {
  const { socket, passedOn, send } = slowLine()
  send('a')
  send('b')
  expect([socket.sent, passedOn]).toEqual([['a'], []])
  socket.leave()
  expect([socket.sent, passedOn]).toEqual([['a', 'b'], ['a']])
  socket.leave()
  expect(passedOn).toEqual(['a', 'b'])
})

test('of what waits only the newest is kept, however much comes', () => {
  const { socket, passedOn, send } = slowLine()
  for (const content of ['a', 'b', 'c', 'd']) send(content)
  expect(passedOn).toEqual(['b', 'c'])
  socket.leave()
  socket.leave()
  expect(socket.sent).toEqual(['a', 'd'])
  expect(passedOn).toEqual(['b', 'c', 'a', 'd'])
})

test('a line that breaks keeps nobody waiting, and is listened to no longer', () => {
  const { socket, passedOn, send } = slowLine()
  send('a')
  send('b')
  socket.break()
  expect(passedOn).toEqual(['a', 'b'])
  expect(socket.conn.listenerCount('close') + socket.conn.transport.listenerCount('ready')).toBe(0)
})
