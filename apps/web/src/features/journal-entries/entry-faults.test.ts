import { expect, test } from 'vitest'
import { emptyDraft, emptyLine, type EntryDraft } from './entry-draft.ts'
import { faultsIn, isSound, noFaults, stillWrong } from './entry-faults.ts'

const line = (accountId: number | null, debitCents: number | null, creditCents: number | null) => ({
  ...emptyLine(),
  account: accountId === null ? null : { value: accountId, label: String(accountId) },
  debitCents,
  creditCents,
})
const draft = (lines: EntryDraft['lines'], changes: Partial<EntryDraft> = {}): EntryDraft => ({
  ...emptyDraft('2026-06-30'),
  description: 'Lonen juni',
  lines,
  ...changes,
})
const wages = [line(4000, 420_000, null), line(1700, null, 300_000), line(1540, null, 120_000), emptyLine()]

test('an entry can be booked when each line has an account and an amount, and its sides are equal', () => {
  expect(isSound(faultsIn(draft(wages)))).toBe(true)
  expect(faultsIn(draft(wages.slice(0, 2))).whole).toContain('verschillen €\u00a01.200,00')
})

test('all that is missing is said at once, each at its field', () => {
  const lines = [line(4000, 500, null), emptyLine(), line(1700, null, null), line(null, null, 500)]
  const faults = faultsIn(draft(lines, { entryDate: null, description: ' ' }))
  expect(faults).toMatchObject({ entryDate: 'Vul een datum in', description: 'Vul een omschrijving in', whole: null })
  expect([...faults.lines]).toEqual([
    [lines[2]?.key, { debit: 'Vul debet of credit in' }],
    [lines[3]?.key, { account: 'Kies een rekening' }],
  ])
})

test('of an entry with fewer than two lines the empty ones are asked for, or one more', () => {
  const lines = [emptyLine(), emptyLine(), emptyLine()]
  expect([...faultsIn(draft(lines)).lines.keys()]).toEqual(lines.slice(0, 2).map(({ key }) => key))
  const begun = [line(4000, 500, null), emptyLine(), emptyLine()]
  expect([...faultsIn(draft(begun)).lines.keys()]).toEqual([begun[1]?.key])
  expect(faultsIn(draft([line(4000, 500, null)])).whole).toContain('minstens twee regels')
})

test('what was mended is said no more, and what is typed after that is not blamed half-way', () => {
  const [first, second] = [line(4000, 500, null), line(null, null, null)]
  const asked = faultsIn(draft([first, second], { description: '' }))
  const mended = { ...second, account: { value: 1, label: '1' } }
  const later = line(1700, null, null)
  const left = stillWrong(asked, faultsIn(draft([first, mended, later])))
  expect(left.description).toBeUndefined()
  expect([...left.lines]).toEqual([[second.key, { debit: 'Vul debet of credit in' }]])
  expect(isSound(stillWrong(noFaults, asked))).toBe(true)
})
