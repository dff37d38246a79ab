import { expect, test } from 'vitest'
import { columns, emptyLine, wages, type Line } from '../testing/entry-lines.ts'
import type { EntryColumn } from './entry-types.ts'
import { placeBlock } from './place-block.ts'

const place = (block: string[][], columnId: string, index = 0, rows: Line[] = [emptyLine()], maxRows?: number) =>
  placeBlock(block, { index, columnId }, { columns, rows, newRow: emptyLine, maxRows })
const linesOf = (placed: ReturnType<typeof place>) => ('rows' in placed ? placed.rows : [])

test('a block fills the cells from where it is pasted, and makes the lines it needs', () => {
  const placed = place(
    [
      ['4000', 'Lonen', 'geen', '4.200,00', ''],
      ['1700 te betalen nettolonen', 'Netto', '21%', '', '€ 3.000'],
    ],
    'account',
  )
  expect(linesOf(placed)).toMatchObject([
    { account: { value: '4000' }, text: 'Lonen', vat: 'geen', debitCents: 420_000, creditCents: null },
    { account: { value: '1700' }, text: 'Netto', vat: '21%', debitCents: null, creditCents: 300_000 },
  ])
})

test('a column goes down from its cell and leaves the other cells alone', () => {
  const placed = place([['1'], ['1000+250']], 'debit', 1, wages())
  expect(linesOf(placed).map(({ debitCents }) => debitCents)).toEqual([420_000, 100, 125_000, null])
  expect(linesOf(placed).map(({ text }) => text)).toEqual(wages().map(({ text }) => text))
})

test('each cell that cannot be read is named, and nothing is pasted', () => {
  const before = wages()
  const placed = place(
    [
      ['9999', 'Lonen', 'geen', '12'],
      ['4000', 'Lonen', '19%', 'twaalf'],
    ],
    'account',
    1,
    before,
  )
  expect(placed).toEqual({
    problems: [
      'Rekening, regel 2: "9999" staat niet in de lijst.',
      'Btw, regel 3: "19%" staat niet in de lijst.',
      'Debet, regel 3: "twaalf" is geen bedrag.',
    ],
  })
  expect(before.map(({ debitCents }) => debitCents)).toEqual([420_000, 79_800, null, null])
})

test('an amount beyond what its column takes is named, with either sign', () => {
  const limited = columns.map((column) => (column.kind === 'money' ? { ...column, maxCents: 99_999_999_999 } : column))
  const paste = (text: string) =>
    placeBlock([[text]], { index: 0, columnId: 'debit' }, { columns: limited, rows: [emptyLine()], newRow: emptyLine })
  expect(paste('1.000.000.000.000')).toEqual({
    problems: ['Debet, regel 1: "1.000.000.000.000" is meer dan 999.999.999,99.'],
  })
  expect(paste('-1000000000')).toHaveProperty('problems')
  expect(linesOf(paste('999.999.999,99'))).toMatchObject([{ debitCents: 99_999_999_999 }])
})

test('what another cell of its own row takes away is named, and nothing is pasted', () => {
  expect(place([['4000', 'y', 'geen', '3', '4']], 'account')).toEqual({
    problems: ['Credit, regel 1: "4" gaat niet samen met Debet.'],
  })
  expect(linesOf(place([['3', '0,00']], 'debit'))).toMatchObject([{ debitCents: 300, creditCents: null }])
  expect(linesOf(place([['0,00', '3']], 'debit'))).toMatchObject([{ debitCents: null, creditCents: 300 }])
  const before = wages()
  expect(linesOf(place([['', '5']], 'debit', 0, before))[0]).toMatchObject({ debitCents: null, creditCents: 500 })
  expect(linesOf(place([['5']], 'credit', 0, before))[0]).toMatchObject({ debitCents: null, creditCents: 500 })
})

test('more columns or lines than there is room for are refused', () => {
  expect(place([['1', '2', '3']], 'debit')).toEqual({ problems: ['Je plakt 3 kolommen; vanaf Debet passen er 2.'] })
  expect(place([['1'], ['2']], 'debit', 1, wages(), 2)).toMatchObject({
    problems: [expect.stringContaining('2 regels')],
  })
})

test('the names of the columns, copied along, are no line', () => {
  const placed = place(
    [
      ['Debet', 'credit'],
      ['12', ''],
    ],
    'debit',
  )
  expect(linesOf(placed)).toMatchObject([{ debitCents: 1200, creditCents: null }])
})

test('a number that two options begin with is no choice', () => {
  const options = ['1700 Bank', '1700 Kas'].map((label) => ({ value: label, label }))
  const twice: EntryColumn<Line>[] = [
    { id: 'account', kind: 'combobox', header: 'Rekening', options, get: () => null, set: (row) => row },
  ]
  const placed = placeBlock(
    [['1700']],
    { index: 0, columnId: 'account' },
    { columns: twice, rows: [emptyLine()], newRow: emptyLine },
  )
  expect(placed).toEqual({ problems: ['Rekening, regel 1: "1700" staat niet in de lijst.'] })
})

test('dates and numbers are read as they are typed, and what is shown is passed by', () => {
  interface Day {
    date: string | null
    share: string | null
  }
  const days: EntryColumn<Day>[] = [
    {
      id: 'date',
      kind: 'date',
      header: 'Datum',
      today: '2026-11-20',
      get: (row) => row.date,
      set: (row, date) => ({ ...row, date }),
    },
    { id: 'sum', kind: 'shown', header: 'Som', show: () => '' },
    {
      id: 'share',
      kind: 'number',
      header: 'Deel',
      unit: '%',
      get: (row) => row.share,
      set: (row, share) => ({ ...row, share }),
    },
  ]
  const newRow = () => ({ date: null, share: null })
  const lines = { columns: days, rows: [], newRow }
  expect(placeBlock([['31-10', '73,5%']], { index: 0, columnId: 'date' }, lines)).toEqual({
    rows: [{ date: '2026-10-31', share: '73.5' }],
  })
  expect(placeBlock([['31-2', '1e3']], { index: 0, columnId: 'date' }, lines)).toEqual({
    problems: ['Datum, regel 1: "31-2" is geen datum.', 'Deel, regel 1: "1e3" is geen getal.'],
  })
})
