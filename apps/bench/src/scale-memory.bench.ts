import { setTimeout as pause } from 'node:timers/promises'
import { contract } from '@klopt/api-client/contract'
import type { TestClient } from '@klopt/api/testing'
import type { Row, RunOptions } from './bench.ts'
import { startChild } from './endpoints/child.ts'
import { startPostgres } from './measure/postgres.ts'
import { openDocuments, type Documents } from './recognition/documents.ts'
import type { ScaleServer, ScaleTask } from './scale/server.ts'
import { drawInvoice, exportContacts, importLines, isBusy, personAt, postEntry, readDocument } from './scale/work.ts'
import { memoryMb } from './sizing/process-time.ts'

export const name = 'scale-memory'
export const goal = 'the memory of a server stays flat under mixed load'

const PEOPLE = 4
const CONTACTS = 2_000
const LINES = 20
/** Somebody looks at what came before asking on. */
const THINKING_MS = 250
const LOOK_EVERY_MS = 2_000
const PARTS = 6
const MOST = 1.1
const YEAR = { from: '2026-01-01', to: '2026-12-31' }

export async function run({ minutes, verbose }: RunOptions): Promise<Row[]> {
  await using postgres = await startPostgres()
  await using documents = openDocuments()
  const task: ScaleTask = { connection: postgres.connection, people: PEOPLE, contacts: CONTACTS }
  await using server = await startChild<ScaleServer>('../scale/server.ts', task)
  const until = performance.now() + minutes * 60_000
  let steps = 0
  const work = async (place: number) => {
    const person = personAt(server, place)
    for (let step = place; performance.now() < until; step += 1) {
      await stepOf(step, person, server, documents).catch(unlessBusy)
      steps += 1
      await pause(THINKING_MS)
    }
  }
  const seen: number[] = []
  const look = async () => {
    while (performance.now() < until) {
      await pause(LOOK_EVERY_MS)
      seen.push(await memoryMb(server.pid))
    }
  }
  await Promise.all([look(), ...Array.from({ length: PEOPLE }, (_, place) => work(place))])
  const parts = partsOf(seen)
  if (verbose) console.error(`  MB: ${parts.map((mb) => mb.toFixed(0)).join(', ')}`)
  // The first part is that of a server which warms up.
  const [, start = Number.NaN, ...later] = parts
  const end = later.at(-1) ?? Number.NaN
  const ratios = later.map((mb) => mb / start)
  const ratio = { median: end / start, min: Math.min(...ratios), max: Math.max(...ratios) }
  return [
    {
      what: `memory of a server at the end of ${minutes} minutes of mixed load (${steps} steps)`,
      ours: `${end.toFixed(0)} MB`,
      beside: `${start.toFixed(0)} MB in its second sixth`,
      ratio,
      goal: `<= ${MOST} x`,
      met: ratio.median <= MOST,
    },
  ]
}

/** What people do, by turns; each begins at another place. */
async function stepOf(step: number, person: TestClient, server: ScaleServer, documents: Documents): Promise<void> {
  const params = { administrationId: server.administrationId }
  const steps = [
    () => person.call(contract.contacts.list, { params, query: {} }),
    () => person.call(contract.dashboard.get, { params, query: {} }),
    () => drawInvoice(person, server, true),
    () => person.call(contract.reports.trialBalance, { params, query: YEAR }),
    () => postEntry(person, server),
    () => importLines(person, server, LINES),
    () => person.call(contract.invoices.list, { params, query: {} }),
    () => exportContacts(server),
    async () => readDocument(server, 'factuur.pdf', await documents.pdf()),
    () => person.call(contract.vat.return, { params, query: {} }),
  ]
  await steps[step % steps.length]?.()
}

/** Who is told that there is no place now goes on with something else. */
function unlessBusy(error: unknown): void {
  if (!isBusy(error)) throw error
}

/** The mean of each of so many parts of the time. */
function partsOf(seen: readonly number[]): number[] {
  const size = Math.max(1, Math.floor(seen.length / PARTS))
  return Array.from({ length: PARTS }, (_, part) => {
    const values = seen.slice(part * size, (part + 1) * size)
    return values.reduce((sum, value) => sum + value, 0) / values.length
  })
}
