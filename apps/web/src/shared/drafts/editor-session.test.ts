import { expect, test } from 'vitest'
import { followAddress, startSession } from './editor-session.ts'

test('a new invoice that gets its own address stays the same sitting', () => {
  const created = { ...startSession('new'), createdId: 12 }
  const followed = followAddress(created, 12)
  expect(followed).toMatchObject({ key: created.key, subject: 12, isNew: true })
  expect(followAddress(followed, 12)).toBe(followed)
})

test('another invoice, and a second new one, are another sitting', () => {
  const followed = followAddress({ ...startSession('new'), createdId: 12 }, 12)
  expect(followAddress(followed, 'new')).toMatchObject({ key: 1, subject: 'new', createdId: null })
  expect(followAddress(followed, 13)).toMatchObject({ key: 1, subject: 13, isNew: false })
})
