import { expect, test } from 'vitest'
import { waitingText } from './waiting-text.ts'

test('the wait counts down in whole minutes, then in seconds, and never promises too little', () => {
  expect([300, 241, 240, 61, 60, 59, 2, 1].map(waitingText)).toEqual([
    'over 5 minuten',
    'over 5 minuten',
    'over 4 minuten',
    'over 2 minuten',
    'over 1 minuut',
    'over 59 seconden',
    'over 2 seconden',
    'over 1 seconde',
  ])
})
