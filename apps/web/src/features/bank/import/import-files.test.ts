import { expect, test } from 'vitest'
import {
  importable,
  newLineCount,
  obstacleOf,
  reduceFiles,
  unknownAccounts,
  unnamedAccounts,
  type ImportFile,
  type Statement,
} from './import-files.ts'

const line = { date: '2026-11-01', amountCents: 100, counterpartyName: null, counterpartyIban: null, description: 'x' }
const compared = { ...line, reference: null }
const statement = (parts: Partial<Statement> = {}): Statement => ({
  journalId: 1,
  journalName: 'ING',
  iban: 'NL20INGB0001234567',
  account: null,
  format: 'camt053',
  from: '2026-11-01',
  to: '2026-11-30',
  openingBalanceCents: 0,
  closingBalanceCents: 100,
  pendingCount: 0,
  gapCents: 0,
  newLines: [line],
  knownLines: [],
  conflicts: [],
  ...parts,
})
const ready = (id: string, ...statements: Statement[]): ImportFile => ({
  id,
  name: `${id}.xml`,
  sizeBytes: 10,
  state: { step: 'ready', statements, error: null },
})

test('only files that were read and have something new are imported', () => {
  const files: ImportFile[] = [
    ready('new', statement(), statement({ newLines: [line, line] })),
    ready('known', statement({ newLines: [], knownLines: [line] })),
    { id: 'busy', name: 'b', sizeBytes: 1, state: { step: 'reading', sent: 0 } },
  ]
  expect(importable(files).map(({ id }) => id)).toEqual(['new'])
  expect(newLineCount(files)).toBe(3)
})

test('files are imported by their days, and within a day each behind the one that it goes on from', () => {
  const part = (from: string, to: string, openingBalanceCents: number, closingBalanceCents: number) =>
    statement({ from, to, openingBalanceCents, closingBalanceCents })
  const day = '2026-11-03'
  const files = [
    ready('evening', part(day, day, 300, 400)),
    ready('next', part('2026-11-04', '2026-11-05', 400, 500)),
    ready('noon', part(day, day, 200, 300)),
    ready('morning', part('2026-11-01', day, 100, 200)),
  ]
  expect(importable(files).map(({ id }) => id)).toEqual(['morning', 'noon', 'evening', 'next'])
  const nothing = [ready('a', part(day, day, 100, 100)), ready('b', part(day, day, 100, 100))]
  expect(importable(nothing)).toHaveLength(2)
})

test('one statement that disagrees keeps its whole file out, as the server imports all of a file or nothing', () => {
  const conflict = statement({ conflicts: [{ date: '2026-11-01', known: compared, incoming: null }] })
  expect(obstacleOf(conflict)).toBe('conflicts')
  expect(importable([ready('a', statement(), conflict)])).toEqual([])
})

test('a file that names no account and fits no book cannot be imported; a named one gets a book, asked for once', () => {
  expect(obstacleOf(statement({ journalId: null, iban: null }))).toBe('no-account')
  const unknown = statement({ journalId: null })
  expect(obstacleOf(unknown)).toBeNull()
  expect(unknownAccounts([ready('a', unknown, unknown), ready('b', unknown, statement())])).toEqual([unknown.iban])
})

test('a chosen book is of what names no account, and lets the file be imported', () => {
  const unnamed = statement({ iban: null, journalId: null, account: 'Zakelijk' })
  const files = reduceFiles([ready('a', unnamed, statement())], { type: 'book-chosen', id: 'a', journalId: 7 })
  expect(importable(files).flatMap(({ statements }) => statements.map(({ journalId }) => journalId))).toEqual([7, 1])
})

test('the accounts without a number in a file are counted by what the file calls them', () => {
  const named = statement()
  const [current, savings] = ['Current', 'Savings'].map((account) => statement({ iban: null, account }))
  expect(
    [[], [named], [current, current, named], [current, savings]].map((list) =>
      unnamedAccounts(list.flatMap((one) => one ?? [])),
    ),
  ).toEqual([0, 0, 1, 2])
})

test('a change reaches its own file alone, and a removed file is gone', () => {
  const files = reduceFiles([], { type: 'added', files: [ready('a', statement()), ready('b', statement())] })
  const changed = reduceFiles(files, { type: 'changed', id: 'a', state: { step: 'reading', sent: 0 } })
  expect(changed.map(({ state }) => state.step)).toEqual(['reading', 'ready'])
  expect(reduceFiles(changed, { type: 'removed', id: 'a' }).map(({ id }) => id)).toEqual(['b'])
})
