import type { InboxDocument } from '@klopt/api-client/contract'
import { expect, test } from 'vitest'
import { expectedText, readingText } from './expected-text.ts'

test.each([
  [125, 6, 'ongeveer 2 minuten, 6 documenten wachten'],
  [41, 1, 'ongeveer 50 seconden, 1 document wacht'],
  [3, 0, 'ongeveer 10 seconden'],
  [55, 0, 'ongeveer 1 minuut'],
  [89, 0, 'ongeveer 2 minuten'],
  [3_599, 0, 'meer dan een uur'],
  [null, 6, '6 documenten wachten'],
  [null, 0, null],
])('%s seconds behind %s documents', (secondsLeft, documentsBefore, words) => {
  expect(expectedText({ secondsLeft, documentsBefore })).toBe(words)
})

type State = NonNullable<InboxDocument['recognition']>['state']
const reading = (state: State, secondsLeft: number | null) => ({
  recognition: {
    state,
    progressPercent: 0,
    failure: null,
    canReadAgain: false,
    expected: state === 'done' ? null : { documentsBefore: 0, secondsLeft },
  },
})

test('all that is read is done when the last of it is', () => {
  expect(readingText([reading('running', 8), reading('queued', 20), reading('done', null)])).toBe(
    '2 documenten worden gelezen: nog ongeveer 20 seconden.',
  )
  expect(readingText([reading('queued', null)])).toBe('1 document wordt gelezen.')
  expect(readingText([reading('done', null)])).toBeNull()
})
