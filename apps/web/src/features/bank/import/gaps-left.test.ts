import { expect, test } from 'vitest'
import { gapsLeft } from './gaps-left.ts'
import type { ImportFile, Statement } from './import-files.ts'

const statement = (parts: Partial<Statement> = {}): Statement => ({
  journalId: 1,
  journalName: 'ING',
  iban: 'NL20INGB0001234567',
  account: null,
  format: 'camt053',
  from: '2026-11-01',
  to: '2026-11-30',
  openingBalanceCents: 10_000,
  closingBalanceCents: 20_000,
  pendingCount: 0,
  gapCents: 0,
  newLines: [],
  knownLines: [],
  conflicts: [],
  ...parts,
})
const file = (id: string, step: 'ready' | 'done', ...statements: Statement[]): ImportFile => ({
  id,
  name: `${id}.xml`,
  sizeBytes: 10,
  state:
    step === 'ready'
      ? { step, statements, error: null }
      : { step, statements, imported: { imported: 1, known: 0, bookedSides: 0, journalIds: [1] } },
})
const november = statement({ gapCents: 5_000 })

test('what was missing before it is said once it is imported too', () => {
  const done = file('november', 'done', november, statement({ gapCents: null }), statement())
  expect(gapsLeft(done, [done])).toEqual([5_000])
  const read = file('november', 'ready', november)
  expect(gapsLeft(read, [read])).toEqual([])
})

test('nothing is missing once the statement before it came in as well', () => {
  const before = { from: '2026-10-01', to: '2026-10-31', openingBalanceCents: 0, closingBalanceCents: 10_000 }
  const done = file('november', 'done', november)
  expect(gapsLeft(done, [done, file('october', 'done', statement(before))])).toEqual([])
  expect(gapsLeft(done, [done, file('october', 'ready', statement(before))])).toEqual([5_000])
  const other = statement({ ...before, iban: 'NL91ABNA0417164300' })
  expect(gapsLeft(done, [done, file('other', 'done', other)])).toEqual([5_000])
})
