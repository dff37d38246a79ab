import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTemporaryFolder, type TemporaryFolder } from '../testing/temporary-folder.ts'

const child = fileURLToPath(new URL('memory.child.ts', import.meta.url))
const MOST_KILOBYTES = 150 * 1024

let folder: TemporaryFolder
beforeAll(async () => {
  folder = await makeTemporaryFolder()
})
afterAll(() => folder.remove())

/** The largest memory of a process that writes so many rows. */
async function kilobytesFor(rows: number, path: string): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, [child, path, String(rows)])
  return Number(stdout)
}

test('a workbook of 100,000 rows is whole, and takes less than 150 MB beyond a process that writes none', async () => {
  const path = join(folder.path, 'table.xlsx')
  const bare = await kilobytesFor(0, path)
  const full = await kilobytesFor(100_000, path)
  expect(full - bare).toBeLessThan(MOST_KILOBYTES)
  const parts = unzipSync(new Uint8Array(await readFile(path)))
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  expect(sheet.match(/<row /g)).toHaveLength(100_001)
})
