import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { beforeEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from '../measure/resources.ts'
import { buildOurPackage } from './build-page.ts'
import { buttonBytes, kitBytes, MOST_BUTTON_BYTES, MOST_KIT_BYTES, MOST_STYLES_BYTES } from './kit-bytes.ts'

vi.setConfig({ testTimeout: 60_000 })

// Built as for production: what runs a test says that it is one, and then React brings its warnings along.
beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'production')
  return () => vi.unstubAllEnvs()
})

test('twelve parts, one button and all styles weigh no more over React than was promised', async () => {
  await using folder = await temporaryFolder()
  const ours = await buildOurPackage(folder.path)
  expect(await kitBytes(ours, folder.path)).toBeLessThanOrEqual(MOST_KIT_BYTES)
  expect(await buttonBytes(ours, folder.path)).toBeLessThanOrEqual(MOST_BUTTON_BYTES)
  const styles = brotliCompressSync(await readFile(join(ours, 'dist/components.css')))
  expect(styles.byteLength).toBeLessThanOrEqual(MOST_STYLES_BYTES)
})

const twelve = 'Alert Badge Button FileUpload Menu Modal OverlayHost Pane Select Steps Tabs toast Tooltip'

test.each([
  ['one button', 'buttons/ours', 'Button'],
  ['twelve parts', 'kits/ours', twelve],
])('%s bring the styles along that the list of the package names for them, and no others', async (_, file, names) => {
  await using folder = await temporaryFolder()
  const ours = await buildOurPackage(folder.path)
  const lists = JSON.parse(await readFile(join(ours, 'dist/css.json'), 'utf8')) as Record<
    string,
    Record<string, string[]>
  >
  const needed = new Set(names.split(' ').flatMap((name) => lists['@klopt/ui']?.[name] ?? []))
  const page = await readFile(new URL(`../../pages/${file}.tsx`, import.meta.url), 'utf8')
  const brought = [...page.matchAll(/@klopt\/ui\/(.+\.css)'/g)].map(([, sheet]) => sheet ?? '')
  // The reset is of the page, and no component asks for it.
  expect(brought.filter((sheet) => sheet !== 'reset.css').toSorted()).toEqual([...needed].toSorted())
})
