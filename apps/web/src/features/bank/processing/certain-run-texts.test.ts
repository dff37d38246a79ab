import type { BankRun } from '@klopt/api-client/contract'
import { expect, test } from 'vitest'
import { endOfRun, lookedAt } from './certain-run-texts.ts'

const run: BankRun = { id: 1, state: 'done', total: 50, seen: 50, processed: 12, skipped: 0, undone: 0, kept: 0 }

test('tells how far it is, never beyond what waited when it began', () => {
  expect(lookedAt({ ...run, seen: 40 })).toBe('40 van 50 bekeken, 12 verwerkt')
  expect(lookedAt({ ...run, seen: 52 })).toBe('50 van 50 bekeken, 12 verwerkt')
})

test('tells what was done and what is left to a person', () => {
  expect(endOfRun(run)).toEqual({ tone: 'success', title: '12 regels verwerkt', text: '' })
  expect(endOfRun({ ...run, skipped: 1 })).toMatchObject({
    tone: 'warning',
    text: '1 regel overgeslagen: kijk die zelf na.',
  })
  expect(endOfRun({ ...run, state: 'stopped' }).text).toBe('Je hebt het gestopt.')
  expect(endOfRun({ ...run, state: 'failed' }).tone).toBe('warning')
})

test('tells what was taken back and what was not', () => {
  expect(endOfRun({ ...run, state: 'undone', undone: 12 })).toMatchObject({
    tone: 'success',
    title: '12 regels teruggezet',
  })
  expect(endOfRun({ ...run, state: 'undone', undone: 11, kept: 1 })).toMatchObject({
    tone: 'warning',
    text: expect.stringMatching(/^1 regel niet/),
  })
})
