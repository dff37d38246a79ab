import { expect, test } from 'vitest'
import { figureId, findFigure, type Figure } from './figure.ts'

const nothing: Figure = {
  id: '',
  title: '',
  when: '',
  cents: 0,
  lines: null,
  withOpening: false,
  sign: 1,
  parts: [],
}
const column = { id: '2026-Q3', header: '3e kwartaal' }
const leaf = { id: 'account-8', label: 'Omzet', figures: { '2026-Q3': 1 } }
const line = { id: 'turnover', level: 'group' as const, label: 'Netto-omzet', figures: {}, leaves: [leaf] }
const table = {
  lines: [line],
  columns: [column],
  figureOf: ({ label }: { label: string }): Figure => ({ ...nothing, title: label }),
}

test('a figure is found by what its address says, of a group and of an account', () => {
  expect(findFigure([table], figureId(line, column))?.title).toBe('Netto-omzet')
  expect(findFigure([table], 'account-8.2026-Q3')?.title).toBe('Omzet')
})

test('an address that names no figure opens nothing', () => {
  expect(findFigure([table], undefined)).toBeNull()
  expect(findFigure([table], 'account-8.2026-Q4')).toBeNull()
})
