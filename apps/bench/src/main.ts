import { readdir } from 'node:fs/promises'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import type { Bench, Row } from './bench.ts'
import { stopAll } from './measure/resources.ts'
import { tableOf } from './report/table.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    quick: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
    seed: { type: 'string', default: '' },
    minutes: { type: 'string', default: '3' },
  },
})
const benches = chosen(await load(), values.only)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stopAll().finally(() => process.exit(1)))
}

const rows: Row[] = []
for (const bench of benches) {
  const start = performance.now()
  console.error(`${bench.name}: ${bench.goal}`)
  rows.push(...(await bench.run({ ...values, minutes: Number(values.minutes) }).catch(complain)))
  console.error(`  measured in ${Math.round((performance.now() - start) / 1000)} s`)
}
console.log(`\n${cpus().length} processors, Node ${process.version}\n\n${tableOf(rows)}`)

/** One that cannot be measured does not keep the others from it. */
function complain(error: unknown): Row[] {
  console.error(error)
  process.exitCode = 1
  return []
}

async function load(): Promise<Bench[]> {
  const files = (await readdir(import.meta.dirname)).filter((file) => file.endsWith('.bench.ts')).sort()
  return Promise.all(files.map((file) => import(`./${file}`) as Promise<Bench>))
}

function chosen(all: Bench[], only: string[] | undefined): Bench[] {
  const isOf = (bench: Bench, name: string) => bench.name === name || bench.name.startsWith(`${name}-`)
  const unknown = only?.filter((name) => !all.some((bench) => bench.name === name)) ?? []
  if (unknown.length > 0) {
    throw new Error(`no benchmark ${unknown.join(', ')}; there are ${all.map((bench) => bench.name).join(', ')}`)
  }
  return only === undefined ? all : all.filter((bench) => only.some((name) => isOf(bench, name)))
}
