import { beforeEach, expect, test, vi } from 'vitest'
import { documentOf } from '../../../shared/rich-text/rich-text-documents.ts'
import { noDrafts, readDrafts, writeDrafts } from './answer-drafts.ts'

const owner = { userId: 3, ticketId: 8 }
const key = 'klopt.draft.3.ticket-answer.8'
const drafts = { answer: documentOf('Dag Eva'), note: documentOf('Even bellen') }
const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  })
})

test('what was being written is there again, for that ticket and that member of staff alone', () => {
  writeDrafts(owner, drafts)
  expect(readDrafts(owner)).toEqual(drafts)
  expect(readDrafts({ ...owner, ticketId: 9 })).toBe(noDrafts)
  expect(readDrafts({ ...owner, userId: 4 })).toBe(noDrafts)
})

test('nothing is kept once nothing is written', () => {
  writeDrafts(owner, drafts)
  writeDrafts(owner, { answer: documentOf(' '), note: noDrafts.note })
  expect(kept.size).toBe(0)
})

test.each(['{', '{"answer":{"type":"doc","content":[{"type":"html"}]},"note":null}'])(
  'what cannot be read is no draft: %s',
  (text) => {
    kept.set(key, text)
    expect(readDrafts(owner)).toBe(noDrafts)
  },
)

test('without storage one goes on', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(() => writeDrafts(owner, drafts)).not.toThrow()
  expect(readDrafts(owner)).toBe(noDrafts)
})
