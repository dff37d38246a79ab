import { expect, test } from 'vitest'
import { decideDemoMode } from './demo-mode.ts'

const empty = { embedded: true, empty: true, hasDemoWorld: false }
const ask = (demo: boolean | null, host: string, database: typeof empty) => decideDemoMode({ demo, host }, database)

test('the demo world makes itself on an empty embedded database that only this machine reaches', () => {
  for (const host of ['localhost', '127.0.0.1', '::1']) {
    expect(ask(null, host, empty)).toEqual({ on: true, create: true })
  }
})

test('never by itself on a database of one’s own, or where others can reach it', () => {
  expect(ask(null, 'localhost', { ...empty, embedded: false })).toEqual({ on: false, create: false })
  expect(ask(null, '0.0.0.0', empty)).toEqual({ on: false, create: false })
})

test('DEMO=1 makes it there too, but never over real books', () => {
  expect(ask(true, '0.0.0.0', { ...empty, embedded: false })).toEqual({ on: true, create: true })
  expect(ask(true, 'localhost', { ...empty, empty: false })).toEqual({ on: false, create: false })
})

test('DEMO=0 makes none, and shows no accounts of one that was made before', () => {
  expect(ask(false, 'localhost', empty)).toEqual({ on: false, create: false })
  expect(ask(false, 'localhost', { embedded: true, empty: false, hasDemoWorld: true })).toEqual({
    on: false,
    create: false,
  })
})

test('a world that was made before stays a demo at the next start', () => {
  expect(ask(null, 'localhost', { embedded: true, empty: false, hasDemoWorld: true })).toEqual({
    on: true,
    create: false,
  })
})
