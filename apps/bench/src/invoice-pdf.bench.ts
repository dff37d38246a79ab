import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createPdfRenderer, type PdfRenderer } from '@klopt/api/bench'
import type { Row } from './bench.ts'
import { samples, type Sample } from './invoice-pdf/documents.ts'
import { drawByPdfmake } from './invoice-pdf/pdfmake-invoice.ts'
import { interleave, millisecondsOf } from './measure/interleave.ts'
import { resource } from './measure/resources.ts'
import { ratioOf, spreadOf } from './measure/spread.ts'
import { milliseconds } from './report/figures.ts'

export const name = 'invoice-pdf'
export const goal = 'an invoice is drawn 3 times faster than by pdfmake, and the caller can go on meanwhile'

const rounds = 9
const perRound = 5
const leastFaster = 3
const mostDelayMs = 15

export async function run(): Promise<Row[]> {
  const renderer = createPdfRenderer()
  await using _ = resource({}, () => renderer.close())
  const rows: Row[] = []
  for (const sample of samples) rows.push(await timeToDraw(renderer, sample))
  return [...rows, await delayOfCaller(renderer)]
}

async function timeToDraw(renderer: PdfRenderer, { name: size, make }: Sample): Promise<Row> {
  let number = 0
  const draw = {
    ours: () => repeat(() => renderer.renderInvoice(make((number += 1)))),
    peer: () => repeat(() => drawByPdfmake(make((number += 1)))),
  }
  await Promise.all([draw.ours(), draw.peer()])
  const { ours, peer } = await interleave(rounds, {
    ours: async () => (await millisecondsOf(draw.ours)) / perRound,
    peer: async () => (await millisecondsOf(draw.peer)) / perRound,
  })
  const ratio = ratioOf(peer, ours)
  return {
    what: `invoice ${size} as PDF, times faster`,
    ours: milliseconds(spreadOf(ours).median),
    beside: `${milliseconds(spreadOf(peer).median)} pdfmake`,
    ratio,
    goal: `>= ${leastFaster} x`,
    met: ratio.median >= leastFaster,
  }
}

/** The longest that the caller's event loop was held up, beside the same time of doing nothing. */
async function delayOfCaller(renderer: PdfRenderer): Promise<Row> {
  let number = 1000
  const drawAll = () => Promise.all(samples.map(({ make }) => renderer.renderInvoice(make((number += 1)))))
  const { ours, idle } = await interleave(rounds, {
    ours: () => longestDelayMs(() => repeat(drawAll)),
    idle: () => longestDelayMs(() => new Promise((resolve) => setTimeout(resolve, 150))),
  })
  const delay = spreadOf(ours)
  return {
    what: 'longest delay of the caller meanwhile',
    ours: milliseconds(delay.median),
    beside: `${milliseconds(spreadOf(idle).median)} doing nothing`,
    ratio: ratioOf(ours, idle),
    goal: `< ${mostDelayMs} ms`,
    met: delay.median < mostDelayMs,
  }
}

async function longestDelayMs(work: () => Promise<unknown>): Promise<number> {
  const histogram = monitorEventLoopDelay({ resolution: 1 })
  histogram.enable()
  await work()
  histogram.disable()
  return histogram.max / 1e6
}

async function repeat(draw: () => Promise<unknown>): Promise<void> {
  for (let count = 0; count < perRound; count += 1) await draw()
}
