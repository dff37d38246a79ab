import { beforeEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from '../measure/resources.ts'
import { buildOurPackage } from './build-page.ts'
import { kitBytes, MOST_KIT_BYTES } from './kit-bytes.ts'

// Built as for production: what runs a test says that it is one, and then React brings its warnings along.
beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'production')
  return () => vi.unstubAllEnvs()
})

test('twelve parts weigh no more over React than was promised', async () => {
  await using folder = await temporaryFolder()
  const ours = await buildOurPackage(folder.path)
  expect(await kitBytes(ours, folder.path)).toBeLessThanOrEqual(MOST_KIT_BYTES)
})
