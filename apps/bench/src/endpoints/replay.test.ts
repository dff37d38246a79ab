import { expect, test } from 'vitest'
import type { Statement } from './capture.ts'
import { replay, templateOf } from './replay.ts'

const captured: Statement[] = [
  { text: 'session', values: ['secret'] },
  { text: 'BEGIN; scope', values: [] },
  { text: 'post', values: ['{"source_id":2000001}', 7], row: { entry_id: 4_000_001, day: '2026-06-14' } },
  { text: 'update', values: [4_000_001, 2_000_001, 'NL20INGB0001234567'] },
  { text: 'COMMIT', values: [] },
]

test('a replay works on the rows of its own request and on the ids it got itself', async () => {
  const template = templateOf(captured, '/transactions/2000001/process')
  expect(template.session.map(({ text }) => text)).toEqual(['session'])
  const sent: unknown[][] = []
  const answer = await replay(template.transaction, new Map([['2000001', '2000009']]), async ({ text }, values) => {
    sent.push([text, ...values])
    return text === 'post' ? [{ entry_id: '4000077', day: '2026-06-14' }] : []
  })
  expect(template.marks).toEqual(['2000001'])
  expect(sent.slice(1, 3)).toEqual([
    ['post', '{"source_id":2000009}', 7],
    ['update', '4000077', '2000009', 'NL20INGB0001234567'],
  ])
  expect(answer).toEqual([{ entry_id: '4000077', day: '2026-06-14' }])
})

test('a call without a transaction is refused', () => {
  expect(() => templateOf(captured.slice(0, 1), '/contacts')).toThrow('no transaction')
})
