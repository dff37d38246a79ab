import { createTestServer } from '@klopt/api/testing'
import type { Row } from './bench.ts'
import { buildFloor, buildWebApp } from './login-page/build.ts'
import { startAudited, type Findings } from './login-paint/lighthouse.ts'
import { timeToShown } from './login-paint/time-to-shown.ts'
import { interleave } from './measure/interleave.ts'
import { startPostgres } from './measure/postgres.ts'
import { resource, temporaryFolder } from './measure/resources.ts'
import { ratioOf, spreadOf } from './measure/spread.ts'
import { milliseconds } from './report/figures.ts'

export const name = 'login-paint'
export const goal = 'the largest paint of the login page takes at most 1.35 x that of a bare page; accessibility is 100'

const rounds = 5
const most = 1.35

export async function run(): Promise<Row[]> {
  await using folder = await temporaryFolder()
  await using postgres = await startPostgres()
  await using audited = await startAudited()
  const serve = async (webFolder: string) => {
    const server = await createTestServer({ connection: postgres.connection, forBenchmark: true, webFolder })
    return resource({ url: `${server.url}/v2/authenticate` }, () => server.stop())
  }
  await using ours = await serve(await buildWebApp(folder.path))
  await using bare = await serve(await buildFloor(folder.path))

  const findings: Findings[] = []
  const audit = async (url: string) => {
    const found = await audited.audit(url)
    if (url === ours.url) findings.push(found)
    return found.largestPaintMs
  }
  const paints = await interleave(rounds, { ours: () => audit(ours.url), bare: () => audit(bare.url) })
  const shown = await interleave(rounds, {
    ours: () => timeToShown(audited.browser, ours.url, 'input[type=password]'),
    bare: () => timeToShown(audited.browser, bare.url, 'main'),
  })
  return [
    compare('login page, largest paint by Lighthouse', paints),
    compare('login page, form shown on a slow connection', shown),
    accessibility(findings),
  ]
}

function compare(what: string, { ours, bare }: { ours: number[]; bare: number[] }): Row {
  const ratio = ratioOf(ours, bare)
  return {
    what,
    ours: milliseconds(spreadOf(ours).median),
    beside: `${milliseconds(spreadOf(bare).median)} bare React page`,
    ratio,
    goal: `<= ${most} x`,
    met: ratio.median <= most,
  }
}

function accessibility(findings: readonly Findings[]): Row {
  const score = spreadOf(findings.map((found) => found.accessibility))
  const failed = [...new Set(findings.flatMap((found) => found.failed))]
  return {
    what: ['login page, accessibility by Lighthouse', ...failed].join('; '),
    ours: `${score.min}`,
    beside: '100 limit',
    ratio: spreadOf([score.min / 100]),
    goal: '>= 1 x',
    met: score.min === 100,
  }
}
