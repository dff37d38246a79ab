import { expect, test } from 'vitest'
import { marginDoubt, type MarginMethod } from './margin-method.ts'

const doubt = (method: MarginMethod | null, noticeOn: string | null = null, day = '2026-05-20') =>
  marginDoubt({ method, noticeOn }, day)

test('goods of no list are reckoned by the article, those of the list by period', () => {
  expect(doubt('article')).toBeNull()
  expect(doubt('period')).toBe('period')
})

test('those of the list by the article from the day on which the inspector was told', () => {
  expect(doubt('article_after_notice', '2026-05-20')).toBeNull()
  expect(doubt('article_after_notice', '2026-05-21')).toBe('before_notice')
})

test('while nobody has said which goods they are it is asked', () => {
  expect(doubt(null)).toBe('unasked')
})
