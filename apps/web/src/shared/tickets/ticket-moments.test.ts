import { expect, test } from 'vitest'
import { ticketMoments } from './ticket-moments.ts'

const createdAt = 1_780_000_000
const line = (state: 'open' | 'answered' | 'closed', answeredAt: number | null) =>
  ticketMoments({ state, createdAt, answeredAt }).map((each) => `${each.label} ${each.state}`)

test('who wrote last waits for an answer, also when there was one before', () => {
  expect(line('open', null)).toEqual(['Ingediend done', 'Beantwoord upcoming', 'Gesloten upcoming'])
  expect(line('open', createdAt + 60)).toEqual(['Ingediend done', 'Beantwoord upcoming', 'Gesloten upcoming'])
})

test('an answer is told with its moment, and closed is the end', () => {
  expect(line('answered', createdAt + 60)).toEqual(['Ingediend done', 'Beantwoord done', 'Gesloten upcoming'])
  expect(line('closed', createdAt + 60)).toEqual(['Ingediend done', 'Beantwoord done', 'Gesloten done'])
})

test('one that was closed without an answer says nothing of one', () => {
  expect(line('closed', null)).toEqual(['Ingediend done', 'Gesloten done'])
})
