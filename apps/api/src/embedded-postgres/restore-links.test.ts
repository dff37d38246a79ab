import { mkdir, readlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { restoreLinks } from './restore-links.ts'

test('libraries whose links were not installed get them, and those that have them keep them', async () => {
  const folder = await makeTemporaryFolder()
  onTestFinished(folder.remove)
  await mkdir(join(folder.path, 'native', 'lib'), { recursive: true })
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]
  await writeFile(join(folder.path, 'native', 'pg-symlinks.json'), JSON.stringify(links))
  await restoreLinks(folder.path)
  await restoreLinks(folder.path)
  expect(await readlink(join(folder.path, 'native', 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18')
})
