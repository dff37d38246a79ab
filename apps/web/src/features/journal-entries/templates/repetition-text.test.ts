import type { JournalTemplateItem } from '@klopt/api-client/contract'
import { expect, test } from 'vitest'
import { repetitionText, templatesSum } from './repetition-text.ts'

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
  expect(repetitionText(item({}))).toBe('Elke maand, volgende op 28 feb 2026')
  expect(repetitionText(item({ every: 'quarter', pausedOn: '2026-02-10', nextOn: null }))).toBe(
    'Elk kwartaal, gepauzeerd op 10 feb 2026',
  )
  expect(repetitionText(item({ every: 'year', endsOn: '2026-01-31', nextOn: null }))).toBe(
    'Elk jaar, geëindigd op 31 jan 2026',
  )
})

test('the list says how many there are and how many of them book themselves from now on', () => {
  expect(templatesSum([])).toContain('Boekingen om mee te beginnen')
  expect(templatesSum([item(null)])).toBe('1 sjabloon')
  const ended = item({ endsOn: '2026-01-31', nextOn: null })
  expect(templatesSum([item(null), ended, item({})])).toBe('3 sjablonen · 1 boekt zichzelf')
  expect(templatesSum([item({}), item({})])).toBe('2 sjablonen · 2 boeken zichzelf')
})
