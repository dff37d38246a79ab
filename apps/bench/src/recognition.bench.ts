import { setTimeout } from 'node:timers/promises'
import { createDocumentReader } from '@klopt/api/bench'
import type { Row } from './bench.ts'
import { startChild } from './endpoints/child.ts'
import { usualCalls } from './login-burst/calls.ts'
import { interleave, millisecondsOf } from './measure/interleave.ts'
import { percentileOf } from './measure/percentile.ts'
import { startPostgres } from './measure/postgres.ts'
import { resource } from './measure/resources.ts'
import { ratioOf, spreadOf } from './measure/spread.ts'
import { readBare } from './recognition/bare-tesseract.ts'
import { openDocuments, type Documents } from './recognition/documents.ts'
import type { RecognitionServer, RecognitionTask } from './recognition/server.ts'
import { uploadAndRead } from './recognition/upload.ts'
import { milliseconds } from './report/figures.ts'

export const name = 'recognition'
export const goal =
  'a PDF with text is read within half a second, a scan hardly slower than by bare tesseract.js, unnoticed by others'

const rounds = 5
const mostTextMs = 500
const mostScan = 1.3
const mostCalls = 2

export async function run(): Promise<Row[]> {
  await using documents = openDocuments()
  await using postgres = await startPostgres()
  const task: RecognitionTask = { connection: postgres.connection }
  await using server = await startChild<RecognitionServer>('../recognition/server.ts', task)
  return [await timeOfText(server, documents), await timeOfScan(documents), await callsMeanwhile(server, documents)]
}

/** From the first byte of the upload until a screen that looks every 15 ms shows what was read. */
async function timeOfText(server: RecognitionServer, documents: Documents): Promise<Row> {
  const read = async () => {
    const upload = { name: 'factuur.pdf', content: await documents.pdf(), lookEveryMs: 15 }
    return millisecondsOf(() => uploadAndRead(server, upload))
  }
  await read()
  const { ours } = await interleave(rounds * 3, { ours: read })
  const spread = spreadOf(ours)
  return {
    what: 'PDF with text, from upload to read',
    ours: milliseconds(spread.median),
    beside: `${milliseconds(mostTextMs)} at most`,
    ratio: spreadOf(ours.map((value) => value / mostTextMs)),
    goal: '<= 1 x',
    met: spread.median <= mostTextMs,
  }
}

/** Ours decodes, straightens, recognises, finds values, proposes and draws a thumbnail. */
async function timeOfScan(documents: Documents): Promise<Row> {
  const reader = createDocumentReader()
  await using _ = resource({}, () => reader.close())
  const own = { name: 'Studio Noord', kvkNumber: null, vatNumber: null, iban: null, postcode: null, emailAddress: null }
  const context = { today: '2026-06-15', own, suppliers: [] }
  const scan = await documents.scan()
  const contenders = {
    ours: () => millisecondsOf(() => reader.read({ bytes: scan, mimeType: 'image/png', context }, async () => {})),
    bare: () => millisecondsOf(() => readBare(scan)),
  }
  await interleave(1, contenders)
  const { ours, bare } = await interleave(rounds, contenders)
  const ratio = ratioOf(ours, bare)
  return {
    what: 'scan of 300 dpi',
    ours: milliseconds(spreadOf(ours).median),
    beside: `${milliseconds(spreadOf(bare).median)} bare tesseract.js`,
    ratio,
    goal: `<= ${mostScan} x`,
    met: ratio.median <= mostScan,
  }
}

/** Two scans come in together; who sent them looks now and then, as a screen does. */
async function callsMeanwhile(server: RecognitionServer, documents: Documents): Promise<Row> {
  const upload = async () => ({ name: 'scan.png', content: await documents.scan(), lookEveryMs: 500 })
  const contenders = {
    usual: async () => percentileOf(await usualCalls(server, setTimeout(2_000)), 0.95),
    meanwhile: async () => {
      const uploads = [await upload(), await upload()]
      const reading = Promise.all(uploads.map((scan) => uploadAndRead(server, scan)))
      return percentileOf(await usualCalls(server, reading), 0.95)
    },
  }
  await interleave(1, contenders)
  const { usual, meanwhile } = await interleave(rounds, contenders)
  const ratio = ratioOf(meanwhile, usual)
  return {
    what: 'p95 of a list while two scans are read',
    ours: milliseconds(spreadOf(meanwhile).median),
    beside: `${milliseconds(spreadOf(usual).median)} without them`,
    ratio,
    goal: `<= ${mostCalls} x`,
    met: ratio.median <= mostCalls,
  }
}
