// @vitest-environment happy-dom
import type { Question } from '@klopt/api-client/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../app/transport/api.ts'
import { QuestionCard } from './question-card.tsx'

// Who looks is not known yet.
beforeEach(() => void vi.stubGlobal('fetch', () => new Promise(() => {})))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
})

const asked: Question = {
  id: 8,
  state: 'closed',
  subject: { kind: 'general', label: 'Algemeen', id: null, periodKey: null },
  askedBy: 'Bo Balans',
  askedAt: Date.parse('2026-05-18T10:00:00Z') / 1000,
  dueOn: null,
  mailedAt: null,
  firmLeftAt: null,
  messages: [
    {
      id: 1,
      kind: 'answer',
      authorName: 'Nina Nieuw',
      text: 'Die is zoek',
      account: null,
      document: null,
      createdAt: Date.parse('2026-05-18T11:00:00Z') / 1000,
    },
  ],
}

const textOf = (question: Question) =>
  render(
    <QueryClientProvider client={queryClient}>
      <QuestionCard administrationId={2} question={question} isOfFirm={false} isFirst />
    </QueryClientProvider>,
  ).container.textContent

test('a question whose firm left says so, and shows what was answered', () => {
  const text = textOf({ ...asked, firmLeftAt: Date.parse('2026-05-20T22:30:00Z') / 1000 })
  expect(text).toContain('Die is zoek')
  expect(text).toContain('Gesloten op 21 mei 2026, omdat het kantoor dat dit vroeg je boeken niet meer doet.')
})

test('one that the firm put away itself says nothing more', () => {
  expect(textOf(asked)).not.toContain('Gesloten op')
})
