// @vitest-environment happy-dom
import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { readOwnDraft, writeOwnDraft } from './own-drafts.ts'
import { forgetSession, forgetUser, optionalUser } from './session.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  forgetSession()
})

const shape = v.object({ text: v.string() })
const mine = { userId: 7, place: 'ticket.1' }
const theirs = { userId: 8, place: 'ticket.1' }
const read = () => [mine, theirs].map((where) => readOwnDraft(where, shape)?.text ?? null)

function write(): void {
  writeOwnDraft(mine, { text: 'van mij' })
  writeOwnDraft(theirs, { text: 'van een ander' })
}

test('what was being written goes with whoever signs out', () => {
  localStorage.setItem('klopt.theme', '"dark"')
  write()
  expect(read()).toEqual(['van mij', 'van een ander'])
  forgetUser()
  expect(read()).toEqual([null, null])
  expect(localStorage.getItem('klopt.theme')).toBe('"dark"')
})

test('who signs in after their session ended finds theirs, and nothing of somebody else is left', async () => {
  write()
  forgetSession()
  expect(read()).toEqual(['van mij', 'van een ander'])
  vi.stubGlobal('fetch', async () => Response.json({ id: 7, roles: [], administrations: [] }))
  await optionalUser()
  expect(read()).toEqual(['van mij', null])
})
