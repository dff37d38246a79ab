import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from '../measure/resources.ts'
import { buildOurPackage } from './build-page.ts'
import { buttonBytes, kitBytes, MOST_BUTTON_BYTES, MOST_KIT_BYTES } from './kit-bytes.ts'

vi.setConfig({ testTimeout: 60_000 })

// Built as for production: what runs a test says that it is one, and then React brings its warnings along.
beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'production')
  return () => vi.unstubAllEnvs()
})

test('twelve parts, and one button, weigh no more over React than was promised', async () => {
  await using folder = await temporaryFolder()
  const ours = await buildOurPackage(folder.path)
  expect(await kitBytes(ours, folder.path)).toBeLessThanOrEqual(MOST_KIT_BYTES)
  expect(await buttonBytes(ours, folder.path)).toBeLessThanOrEqual(MOST_BUTTON_BYTES)
})

test('one button brings the styles along that the list of the package names for it', async () => {
  await using folder = await temporaryFolder()
  const ours = await buildOurPackage(folder.path)
  const needs = JSON.parse(await readFile(join(ours, 'dist/css.json'), 'utf8')) as Record<
    string,
    Record<string, string[]>
  >
  const page = await readFile(new URL('../../pages/buttons/ours.tsx', import.meta.url), 'utf8')
  expect([...page.matchAll(/@klopt\/ui\/(.+\.css)'/g)].map(([, file]) => file)).toEqual(needs['@klopt/ui']?.['Button'])
})
