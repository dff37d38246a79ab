import { expect, test } from 'vitest'
import { exportTables } from './tables.ts'

test('each table is called t, by which its rows are found and counted off', () => {
  const others = exportTables.filter(({ from }) => !/^(?:[a-z_]+|\(.*\)) t\b/.test(from))
  expect(others.map(({ file, from }) => `${file}: ${from}`)).toEqual([])
})
