import { beforeEach, expect, test, vi } from 'vitest'
import { intentOf, readDraft, writeDraft, type TicketDraft } from './ticket-draft.ts'

const mine = { userId: 1, administrationId: 2 }
const draft: TicketDraft = { kind: 'issue', tag: 6, subject: 'De bank', message: '', consent: null, sent: null }
let kept: Map<string, string>

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})

test('a draft is read back, by its own user and in its own administration alone', () => {
  writeDraft(mine, draft)
  expect(readDraft(mine)).toEqual(draft)
  expect(readDraft({ ...mine, administrationId: 3 })).toBeNull()
  expect(readDraft({ ...mine, userId: 3 })).toBeNull()
})

test('a draft without words, and one that was sent, leaves nothing behind', () => {
  writeDraft(mine, draft)
  writeDraft(mine, { ...draft, subject: '  ' })
  expect(kept.size).toBe(0)
  writeDraft(mine, draft)
  writeDraft(mine, null)
  expect(kept.size).toBe(0)
})

test('a draft that is damaged or of another shape counts as absent, as does a storage that refuses', () => {
  writeDraft(mine, draft)
  const [key = ''] = kept.keys()
  for (const text of ['{', '{}', JSON.stringify({ ...draft, tag: 4 })]) {
    kept.set(key, text)
    expect(readDraft(mine)).toBeNull()
  }
  vi.stubGlobal('localStorage', undefined)
  expect(readDraft(mine)).toBeNull()
  expect(() => writeDraft(mine, draft)).not.toThrow()
})

test('the same text goes out under the key it went out under before, another text under a new one', () => {
  const first = intentOf(null, 'a')
  expect(intentOf(first, 'a')).toBe(first)
  expect(intentOf(first, 'b').key).not.toBe(first.key)
})
