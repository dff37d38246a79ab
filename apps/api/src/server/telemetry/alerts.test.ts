import { readFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTransaction } from '../../database/transaction.ts'
import { defineJob } from '../../kernel/job.ts'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { startTelemetry, type RunningTelemetry } from './start-telemetry.ts'

// What whoever watches a server goes by, held against what a server really tells.
const root = new URL('../../../../../', import.meta.url)
const textOf = (path: string) => readFile(new URL(path, root), 'utf8')

let server: KloptTestServer
let telemetry: RunningTelemetry | null
/** The labels of each metric that a server tells. */
let told: ReadonlyMap<string, ReadonlySet<string>>

const done = defineJob<object>({ name: 'done', run: async () => {} })
const later = defineJob<object>({ name: 'later', run: async () => {} })

beforeAll(async () => {
  const metricsPort = await freePort()
  telemetry = await startTelemetry({ metricsPort, metricsHost: '127.0.0.1', otlpEndpoint: null })
  server = await createTestServer({ extraJobs: [done, later] })
  const enqueue = (job: typeof done) =>
    withTransaction(server.services.pool, { kind: 'system' }, (db) => server.jobs.senderFor(db).enqueue(job, {}))
  await enqueue(done)
  await server.jobs.drain()
  await enqueue(later)
  await server.world.visitor().call(contract.authentication.demoAccounts)
  told = metricsOf(await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text())
})
afterAll(async () => {
  await server.stop()
  await telemetry?.stop()
})

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => void probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

function metricsOf(text: string): Map<string, Set<string>> {
  const metrics = new Map<string, Set<string>>()
  for (const [, name = '', labels = ''] of text.matchAll(/^([a-z_]+)(?:\{(.*)\})? \S+$/gm)) {
    const known = metrics.get(name) ?? new Set()
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.add(label)
    metrics.set(name, known)
  }
  return metrics
}

/** What Prometheus itself knows of a server, and the labels it gives. */
const OF_PROMETHEUS: ReadonlyMap<string, ReadonlySet<string>> = new Map([['up', new Set(['job'])]])
const OWN_LABELS = new Set(['le', 'instance', 'job'])

/** The metrics that an expression asks for, with the labels it asks of any of them. */
function asked(expression: string) {
  const metrics = [...expression.matchAll(/\b([a-z]+(?:_[a-z]+)+|up)\b(?:\{([^}]*)\})?(?!\s*[(=])/g)]
    .filter(([name]) => !isFunctionOrLabel(expression, name))
    .map(([, name = '', labels = '']) => ({ name, labels: [...labels.matchAll(/(\w+)[=!]/g)].map(([, l = '']) => l) }))
  const by = [...expression.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(', '))
  return { metrics, by }
}

const isFunctionOrLabel = (expression: string, name: string) =>
  expression.includes(`${name}(`) ||
  new RegExp(`\\b${name}(=|!)`).test(expression) ||
  new RegExp(`by \\([^)]*\\b${name}\\b`).test(expression)

/** What an expression asks for and no server tells. */
function untold(expression: string): string[] {
  const { metrics, by } = asked(expression)
  const labelsOf = (name: string) => told.get(name) ?? OF_PROMETHEUS.get(name)
  const wrong = metrics.flatMap(({ name, labels }) => {
    const known = labelsOf(name)
    if (known === undefined) return [name]
    return labels.filter((label) => !known.has(label)).map((label) => `${name}{${label}}`)
  })
  const grouped = new Set([...OWN_LABELS, ...metrics.flatMap(({ name }) => [...(labelsOf(name) ?? [])])])
  const nothing = metrics.length === 0 ? [`no metric in ${expression}`] : []
  return [...nothing, ...wrong, ...by.filter((label) => !grouped.has(label)).map((label) => `by (${label})`)]
}

const alertsIn = (rules: string) =>
  [...rules.matchAll(/- alert: (\w+)\n\s+expr: (.*)\n/g)].map(([, name = '', expression = '']) => ({
    name,
    expression,
  }))

test('every alert asks for what a server tells', async () => {
  const alerts = alertsIn(await textOf('deploy/prometheus/klopt.rules.yaml'))
  expect(alerts.length).toBeGreaterThan(8)
  expect(alerts.flatMap(({ expression }) => untold(expression))).toEqual([])
})

test('every alert says under its name what to do, and nothing else does', async () => {
  const alerts = alertsIn(await textOf('deploy/prometheus/klopt.rules.yaml')).map(({ name }) => name)
  const runbook = await textOf('docs/operations/alerts.md')
  expect([...runbook.matchAll(/^## (Klopt\w+)$/gm)].map(([, name]) => name)).toEqual(alerts)
})

test('every panel of the dashboard asks for what a server tells', async () => {
  const dashboard = JSON.parse(await textOf('deploy/grafana/klopt.json')) as {
    panels: { targets: { expr: string }[] }[]
  }
  const expressions = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
  expect(expressions.length).toBeGreaterThan(10)
  expect(expressions.flatMap(untold)).toEqual([])
})

test.each([
  ['klopt_nothing > 1', 'klopt_nothing'],
  ['klopt_jobs{klopt_status="failed"} > 0', 'klopt_jobs{klopt_status}'],
  ['sum by (klopt_wrong) (klopt_job_oldest_age)', 'by (klopt_wrong)'],
  ['1 > 0', 'no metric in 1 > 0'],
])('what no server tells is seen in %s', (expression, wrong) => {
  expect(untold(expression)).toEqual([wrong])
})
