import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { temporaryFolder } from '../measure/resources.ts'
import { buildOurPackage } from './build-page.ts'
import { buttonBytes, kitBytes, MOST_BUTTON_BYTES, MOST_KIT_BYTES, MOST_STYLES_BYTES } from './kit-bytes.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let ours: string
// Built once, as for production: what runs a test says that it is one, and then React brings its warnings along.
beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production')
  folder = await temporaryFolder()
  ours = await buildOurPackage(folder.path)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await folder[Symbol.asyncDispose]()
})

test('twelve parts, one button and all styles weigh no more over React than was promised', async () => {
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
