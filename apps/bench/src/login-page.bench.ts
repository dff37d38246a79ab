import { createTestServer } from '@klopt/api/testing'
import { chromium, type Browser } from 'playwright'
import { chromiumLaunchOptions } from '../../../scripts/chromium.mjs'
import type { Row } from './bench.ts'
import { buildFloor, buildWebApp } from './login-page/build.ts'
import { loadedBytes, type LoadedBytes } from './login-page/loaded-bytes.ts'
import { startPostgres } from './measure/postgres.ts'
import { resource, temporaryFolder } from './measure/resources.ts'
import { spreadOf } from './measure/spread.ts'
import { kilobytes } from './report/figures.ts'

export const name = 'login-page'
export const goal = 'the login page loads at most 145 kB of JavaScript and 15 kB of CSS, gzip'

const mostScript = 145_000
const mostStyle = 15_000

export async function run(): Promise<Row[]> {
  await using folder = await temporaryFolder()
  await using postgres = await startPostgres()
  const browser = await chromium.launch(await chromiumLaunchOptions())
  await using _ = resource({}, () => browser.close())

  const load = async (webFolder: string, shown: string) => {
    const server = await createTestServer({ connection: postgres.connection, forBenchmark: true, webFolder })
    await using _server = resource({}, () => server.stop())
    return await loadedBytes(browser, `${server.url}/v2/authenticate`, shown)
  }
  const ours = await load(await buildWebApp(folder.path), 'input[type=password]')
  const floor = await load(await buildFloor(folder.path), 'main')
  return rowsOf(ours, floor, browser)
}

function rowsOf(ours: LoadedBytes, floor: LoadedBytes, browser: Browser): Row[] {
  return [
    {
      what: `login page, JavaScript (Chromium ${browser.version().split('.')[0]})`,
      ours: kilobytes(ours.script),
      beside: `${kilobytes(floor.script)} bare React page`,
      ratio: spreadOf([ours.script / floor.script]),
      goal: `<= ${kilobytes(mostScript)}`,
      met: ours.script <= mostScript,
    },
    {
      what: `login page, CSS (besides: fonts ${kilobytes(ours.font)}, images ${kilobytes(ours.image)})`,
      ours: kilobytes(ours.style),
      beside: `${kilobytes(mostStyle)} limit`,
      ratio: spreadOf([ours.style / mostStyle]),
      goal: '<= 1 x',
      met: ours.style <= mostStyle,
    },
  ]
}
