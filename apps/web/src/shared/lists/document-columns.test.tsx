import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { numberColumn } from './document-columns.tsx'

const { cell, cardCell } = numberColumn<{ number: string | null }>(() => '/v2/offerte')
const words = (content: unknown) => String(content).replaceAll(/<[^>]*>/g, '')
const shown = (number: string | null) => renderToStaticMarkup(cell({ number }))

test('beside its status a draft has no number and does not say a second time that it is one; its link has a name', () => {
  const draft = shown(null)
  expect(draft).toMatch(/<span aria-hidden="true"[^>]*>–<\/span>/)
  expect(words(draft.replace(/<span aria-hidden="true".*?<\/span>/, ''))).toBe('Concept')
  expect(words(shown('2026-O-005'))).toBe('2026-O-005')
})

test('in a card, which has no badge, a draft says so where others have their number', () => {
  expect(words(renderToStaticMarkup(cardCell?.({ number: null })))).toBe('Concept')
})
