import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const text = readFileSync(`${root}docs/security.md`, 'utf8')
const [, requirements = ''] = text.split('\n## Requirements\n')
const [table = ''] = requirements.split('\n## Gaps\n')

/** The rows of the table of requirements, as their cells. */
const rows = table
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))

test('the document names every requirement once, with its level and how it is met', () => {
  expect(rows.length).toBeGreaterThan(50)
  expect(new Set(rows.map(([, id]) => id)).size).toBe(rows.length)
  for (const [, id, level, asks, met] of rows) {
    expect(id).toMatch(/^\d+\.\d+\.\d+$/)
    expect(level).toMatch(/^[12]$/)
    expect(asks).not.toBe('')
    expect(met).not.toBe('')
  }
})

test.each(rows.map((cells) => ({ id: cells[1] ?? '', tests: cells[5] ?? '' })))(
  'the tests that hold $id exist',
  ({ tests }) => {
    const paths = [...tests.matchAll(/`([^`]+)`/g)].map(([, path]) => path ?? '')
    expect(paths).not.toEqual([])
    for (const path of paths) expect(path).toMatch(/\.(test|journey)\.tsx?$/)
    expect(paths.filter((path) => !existsSync(root + path))).toEqual([])
  },
)
