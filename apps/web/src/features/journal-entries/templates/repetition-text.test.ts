import type { JournalTemplateItem } from '@klopt/api-client/contract'
import { expect, test } from 'vitest'
import { repetitionText } from './repetition-text.ts'

type Repetition = NonNullable<JournalTemplateItem['repetition']>
const item = (repetition: Partial<Repetition> | null): JournalTemplateItem => ({
  id: 1,
  version: 1,
  name: 'Huur',
  description: '',
  amountCents: 0,
  lineCount: 2,
  hasBlanks: false,
  repetition: repetition && {
    every: 'month',
    startsOn: '2026-01-31',
    endsOn: null,
    pausedOn: null,
    nextOn: '2026-02-28',
    held: null,
    ...repetition,
  },
})

test('a template says when it books itself next, that it rests, or that it has ended', () => {
  expect(repetitionText(item(null))).toBeNull()
  expect(repetitionText(item({}))).toBe('Elke maand, volgende op 28-02-2026')
  expect(repetitionText(item({ every: 'quarter', pausedOn: '2026-02-10', nextOn: null }))).toBe(
    'Elk kwartaal, gepauzeerd op 10-02-2026',
  )
  expect(repetitionText(item({ every: 'year', endsOn: '2026-01-31', nextOn: null }))).toBe(
    'Elk jaar, geëindigd op 31-01-2026',
  )
})
