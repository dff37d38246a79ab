import { expect, test } from 'vitest'
import { jobColumns } from './job-columns.tsx'

const job = { name: 'send_mail', waiting: 0, active: 0, failed: 0, waitingSince: null, lastFailure: null }
const said = (changes: Partial<typeof job> | { lastFailure: string }) =>
  jobColumns.find(({ id }) => id === 'detail')?.cardCell?.({ ...job, ...changes })

test('a card says in words what heads say in a table', () => {
  expect(said({ waiting: 1, active: 2 })).toBe('1 wacht · 2 bezig')
  expect(said({ waiting: 3 })).toBe('3 wachten')
  expect(said({})).toBeNull()
  expect(said({ lastFailure: 'SMTP 421' })).toBe('SMTP 421')
})
