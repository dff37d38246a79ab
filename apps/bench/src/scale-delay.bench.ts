import type { Row, RunOptions } from './bench.ts'
import { startChild } from './endpoints/child.ts'
import { usualCalls } from './login-burst/calls.ts'
import { interleave, millisecondsOf } from './measure/interleave.ts'
import { startPostgres } from './measure/postgres.ts'
import { ratioOf, spreadOf } from './measure/spread.ts'
import { openDocuments, type Documents } from './recognition/documents.ts'
import { milliseconds, seconds } from './report/figures.ts'
import type { BurnTask } from './scale/burn.ts'
import type { ScaleServer, ScaleTask } from './scale/server.ts'
import { drawInvoice, exportContacts, importLines, personAt, readDocument } from './scale/work.ts'
import { processTimeMs } from './sizing/process-time.ts'

export const name = 'scale-delay'
export const goal = 'PDFs, imports, reading and exports hold up the event loop no more than another program does'

const ROUNDS = 3
const MOST = 2
const CONTACTS = 20_000
const LINES = 1_000
const PDFS = 20
const EXPORTS = 2

export async function run({ quick, verbose }: RunOptions): Promise<Row[]> {
  await using postgres = await startPostgres()
  await using documents = openDocuments()
  const task: ScaleTask = { connection: postgres.connection, people: 1, contacts: CONTACTS }
  await using server = await startChild<ScaleServer>('../scale/server.ts', task)
  /** What the work took of the processor, and how long. */
  const spent = { processorMs: 0, tookMs: 0 }
  const working = async () => {
    const scans = [await documents.scan(), await documents.pdf()]
    const before = await processTimeMs(server.pid)
    await delayOf(server)
    const took = millisecondsOf(() => workOn(server, scans))
    await usualCalls({ ...server, cookie: server.cookies[0] ?? '' }, took)
    spent.tookMs = await took
    spent.processorMs = (await processTimeMs(server.pid)) - before
    if (verbose) console.error(`  ${seconds(spent.processorMs)} of processor in ${seconds(spent.tookMs)}`)
    return delayOf(server)
  }
  const burning = async () => {
    await delayOf(server)
    await usualCalls({ ...server, cookie: server.cookies[0] ?? '' }, burn(spent))
    return delayOf(server)
  }
  // Each burning takes as much as the work before it: they come by turns, the work first.
  const figures: { ours: number[]; beside: number[] } = { ours: [], beside: [] }
  for (let round = 0; round <= (quick ? 1 : ROUNDS); round += 1) {
    const { working: ours, burning: beside } = await interleave(1, { working, burning })
    if (round > 0)
      [figures.ours, figures.beside] = [
        [...figures.ours, ...ours],
        [...figures.beside, ...beside],
      ]
  }
  const ratio = ratioOf(figures.ours, figures.beside)
  return [
    {
      what: `event-loop delay (p99) while PDFs, an import, reading and exports run (in ${seconds(spent.tookMs)})`,
      ours: milliseconds(spreadOf(figures.ours).median),
      beside: `${milliseconds(spreadOf(figures.beside).median)} beside another program`,
      ratio,
      goal: `<= ${MOST} x`,
      met: ratio.median <= MOST,
    },
  ]
}

async function workOn(server: ScaleServer, [scan, pdf]: Awaited<ReturnType<Documents['pdf']>>[]): Promise<void> {
  const person = personAt(server)
  const draw = async () => {
    for (let n = 0; n < PDFS; n += 1) await drawInvoice(person, server, n % 2 === 0)
  }
  const exportAll = async () => {
    for (let n = 0; n < EXPORTS; n += 1) await exportContacts(server)
  }
  const read = async () => {
    if (scan) await readDocument(server, 'bon.png', scan)
    if (pdf) await readDocument(server, 'factuur.pdf', pdf)
  }
  await Promise.all([draw(), importLines(person, server, LINES), exportAll(), read()])
}

/** As much processor time, by as many programs as the work kept busy. */
async function burn({ processorMs, tookMs }: { processorMs: number; tookMs: number }): Promise<void> {
  const programs = Math.max(1, Math.round(processorMs / tookMs))
  const task: BurnTask = { processorMs: processorMs / programs }
  const burn = async () => {
    await using _program = await startChild('../scale/burn.ts', task)
  }
  await Promise.all(Array.from({ length: programs }, burn))
}

/** The p99 since it was last asked. */
async function delayOf({ delayUrl }: ScaleServer): Promise<number> {
  return Number(await (await fetch(delayUrl)).text())
}
