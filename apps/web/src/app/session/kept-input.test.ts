import { beforeEach, expect, test, vi } from 'vitest'
import { setCacheOwner } from '../transport/api.ts'
import { forgetKeptInput, keepInput, keptInput } from './kept-input.ts'
import { writeStored } from '../storage.ts'

const stored = new Map<string, string>()
const page = { pathname: '/v2/administrations/1/contacts/new' }
beforeEach(() => {
  stored.clear()
  page.pathname = '/v2/administrations/1/contacts/new'
  vi.stubGlobal('location', page)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  setCacheOwner(7)
})
const hourMs = 3_600_000
const release = import.meta.env.VITE_RELEASE
const keep = (userId = 7, of = release) =>
  writeStored('kept-input', {
    userId,
    release: of,
    keptAt: 0,
    inputs: { '/v2/administrations/1/contacts/new#contact': { name: 'De Aar' } },
  })

test('what was kept is there for its user, form and address alone', () => {
  keep()
  expect(keptInput('contact', hourMs)).toEqual({ name: 'De Aar' })
  expect(keptInput('name', hourMs)).toBe(null)
  page.pathname = '/v2/administrations/2/contacts/new'
  expect(keptInput('contact', hourMs)).toBe(null)
})

test('nobody else sees it, nor another version of the form, nor who comes back after a day', () => {
  keep(8)
  expect(keptInput('contact', hourMs)).toBe(null)
  keep(7, `${release}-next`)
  expect(keptInput('contact', hourMs)).toBe(null)
  keep()
  expect(keptInput('contact', 24 * hourMs)).toBe(null)
})

test('forgotten it is gone from the device', () => {
  keep()
  forgetKeptInput()
  expect(stored.size).toBe(0)
})

test('without anything unsaved nothing is written', () => {
  keepInput(0)
  expect(stored.size).toBe(0)
})
