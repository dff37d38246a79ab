import fc from 'fast-check'
import { expect, test } from 'vitest'
import { limits, operatorEvents, readEvent, userEvents, type EventName } from './index.ts'

const capture = { width: 1280, height: 800, top: 0, content: '<html></html>', hash: 'a1', linksStyle: null }
const pointer = { x: 1, y: 2, path: '0.s.12', dx: 0.5, dy: 1 }
const good: Record<EventName, unknown> = {
  room: { key: 'abcdefghijklmnopqrstuvwx' },
  request_operator: {},
  capture,
  resize: { width: 1280, height: 800 },
  scroll: { top: 10, left: 0, path: '' },
  client_mouse: pointer,
  client_click: pointer,
  stopped: {},
  mouse: pointer,
  show_cursor: {},
  hide_cursor: {},
  click: pointer,
  request_capture: { chunks: true },
  operator_connected: { first_name: 'Noor', image_url: '/api/v1/pictures/1' },
  operator_disconnected: {},
  join: { key: 'abcdefghijklmnopqrstuvwx', chunks: true },
  operator_asks: { first_name: 'Noor', image_url: null },
  answer_operator: { allowed: false },
  paused: { paused: true },
  asked: {},
  refused: {},
  taken: {},
  user_disconnected: {},
}
const names = Object.keys(good) as EventName[]

test('every event is read as it was sent', () => {
  expect(Object.fromEntries(names.map((name) => [name, readEvent(name, good[name])]))).toEqual(good)
})

test('every event that either side sends has a reader', () => {
  for (const name of [...userEvents, ...operatorEvents]) expect(names).toContain(name)
})

test('what no event should hold never comes out of a reader', () => {
  const forged = JSON.parse('{"extra":1,"__proto__":{"chunks":true}}') as object
  const read = (name: EventName) => readEvent(name, Object.assign(structuredClone(good[name]) as object, forged))
  const { request_capture: _, ...rest } = Object.fromEntries(names.map((name) => [name, read(name)]))
  expect({ ...rest, request_capture: good.request_capture }).toEqual(good)
  expect(readEvent('request_capture', forged)).toEqual({ chunks: false })
})

test('whatever arrives, under whatever name, a reader answers and does not throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.constantFrom(...names), fc.string()), fc.anything(), (name, data) => {
      readEvent(name, data)
    }),
  )
  expect(readEvent('constructor', {})).toBeNull()
  expect(readEvent('toString', {})).toBeNull()
})

test('numbers that are no place or size are refused', () => {
  for (const x of [Number.NaN, Infinity, '1', null, undefined, 1e9]) {
    expect(readEvent('mouse', { ...pointer, x })).toBeNull()
    expect(readEvent('resize', { width: x, height: 800 })).toBeNull()
    expect(readEvent('scroll', { top: x })).toBeNull()
  }
  expect(readEvent('mouse', { ...pointer, dx: 1.1 })).toBeNull()
  expect(readEvent('resize', { width: 0, height: 800 })).toBeNull()
})

test('a path is numbers and shadow roots alone, and no longer than a page is deep', () => {
  for (const path of ['', '0', '0.1.s.2']) expect(readEvent('scroll', { top: 0, path })).not.toBeNull()
  for (const path of ['.', '0.', '.0', 'body', '0..1', '0.'.repeat(501) + '0', 7]) {
    expect(readEvent('scroll', { top: 0, path })).toBeNull()
  }
})

test('a capture over the limit is refused, wherever its bytes are', () => {
  const most = 'x'.repeat(limits.captureBytes)
  expect(readEvent('capture', { ...capture, content: most })).not.toBeNull()
  expect(readEvent('capture', { ...capture, content: `${most}x` })).toBeNull()
  expect(readEvent('capture', { ...capture, content: 'x', linksStyle: most })).toBeNull()
  const changed = { ...capture, content: '', base: 'a0' }
  expect(readEvent('capture', { ...changed, chunks: [[1, most]] })).not.toBeNull()
  expect(
    readEvent('capture', {
      ...changed,
      chunks: [
        [1, most],
        [2, 'x'],
      ],
    }),
  ).toBeNull()
  expect(readEvent('capture', { ...changed, chunks: [[1, 'x']], linksStyle: most })).toBeNull()
})

test('chunks come with the state they change, and in place of the page', () => {
  const chunks = [[1, '<p data-k="1">x</p>']]
  expect(readEvent('capture', { ...capture, content: '', base: 'a0', chunks })).toEqual({
    ...capture,
    content: '',
    base: 'a0',
    chunks,
  })
  expect(readEvent('capture', { ...capture, content: '', chunks })).toBeNull()
  expect(readEvent('capture', { ...capture, content: '', base: 'a0' })).toBeNull()
  expect(readEvent('capture', { ...capture, base: 'a0', chunks })).toBeNull()
  for (const chunk of [[1], ['1', 'x'], [1.5, 'x'], [1, 2], {}, null]) {
    expect(readEvent('capture', { ...capture, content: '', base: 'a0', chunks: [chunk] })).toBeNull()
  }
})

test('a key or a ticket of the wrong shape opens nothing', () => {
  for (const key of ['', 'short', 'x'.repeat(300), 'a b'.repeat(10), 7, {}]) {
    expect(readEvent('room', { key })).toBeNull()
    expect(readEvent('join', { key })).toBeNull()
  }
})

test('the picture of an operator comes from our own server or over https, or is one itself', () => {
  const read = (image_url: unknown) => readEvent('operator_connected', { first_name: 'Noor', image_url })
  expect(read(null)).toEqual({ first_name: 'Noor', image_url: null })
  expect(read('https://klopt.nl/noor.png')).not.toBeNull()
  expect(read('data:image/png;base64,iVBORw0KGgo=')).not.toBeNull()
  for (const url of [
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:text/html;base64,PGI+',
    'data:image/png;base64,"<b>',
  ]) {
    expect(read(url)).toBeNull()
  }
  expect(read(`data:image/png;base64,${'A'.repeat(70_000)}`)).toBeNull()
  for (const url of ['javascript:alert(1)', '//evil.example/x.png', '/\\evil.example', 'http://x.nl/a.png', 7]) {
    expect(read(url)).toBeNull()
  }
})
