import { startCapture } from '@klopt/screenshare/capture'
import type { Capture } from '@klopt/screenshare/events'
import { createMirror, createParser } from '@klopt/screenshare/mirror'
import { record } from 'rrweb'
import { fillPage, nodesOf } from './screenshare-sample.ts'

/** Milliseconds and sizes of one round: each thing as often as it takes to be measured, beside `outerHTML`. */
export interface Round {
  outerHtml: number
  cleanTick: number
  full: number
  changedRow: number
  patch: number
  replace: number
  rrweb: number
  fullBytes: number
  deltaBytes: number
  nodes: number
}

declare global {
  interface Window {
    measureRound: () => Promise<Round>
  }
}

/** Told apart from the interval, so that a movement is not taken for a tick. */
const throttle_ms = 123

fillPage()
const frame = await openFrame()
window.measureRound = measureRound

/** Of several times the middle one, so that a pause of the machine is not what is measured. */
function middleOf(times: number, work: (turn: number) => number): number {
  const figures = Array.from({ length: times }, (_, turn) => work(turn)).sort((a, b) => a - b)
  return figures[Math.floor(times / 2)] ?? Number.NaN
}

function milliseconds(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

/** What is long enough for the clock: a hundred times, divided. */
const milliseconds100 = (work: () => unknown): number =>
  milliseconds(() => {
    for (let turn = 0; turn < 100; turn += 1) work()
  }) / 100

async function measureRound(): Promise<Round> {
  const outerHtml = middleOf(15, () => milliseconds(() => document.documentElement.outerHTML.length))
  const full = middleOf(7, () => {
    const shared = share()
    const took = milliseconds(shared.tick)
    shared.stop()
    return took
  })
  const rrweb = middleOf(3, () => milliseconds(() => record({ emit: () => {} })?.()))
  return { outerHtml, full, rrweb, nodes: nodesOf(document), ...(await measureChanges()) }
}

async function measureChanges() {
  const shared = share({ chunks: true })
  shared.tick()
  await settled()
  const [whole] = shared.captures
  if (!whole) throw new Error('nothing was captured')
  const mirror = createMirror({ frame, parse: createParser(), requestCapture: () => {} })
  const apply = (capture: Capture) =>
    milliseconds(() => {
      if (!mirror.apply(capture)) throw new Error('the mirror could not follow')
      // A change is shown when it is laid out.
      frame.contentDocument?.body.getBoundingClientRect()
    })
  const replace = middleOf(3, () => apply(whole))
  const cleanTick = middleOf(5, () => milliseconds100(shared.tick))
  const cells = [...document.querySelectorAll('td.bedrag')]
  const [changes, patches]: number[][] = [[], []]
  for (let turn = 0; turn < 15; turn += 1) {
    cells[(turn * 67) % cells.length]?.replaceChildren(`€ ${turn + performance.now()}`)
    changes?.push(milliseconds(shared.tick))
    await settled()
    patches?.push(apply(shared.captures.at(-1) as Capture))
  }
  const delta = shared.captures.at(-1) as Capture
  shared.stop()
  mirror.stop()
  if (!delta.chunks || shared.captures.length !== 16) throw new Error('a change was not captured as one')
  return {
    replace,
    cleanTick,
    changedRow: middleOf(15, (turn) => changes?.[turn] ?? Number.NaN),
    patch: middleOf(15, (turn) => patches?.[turn] ?? Number.NaN),
    fullBytes: JSON.stringify(whole).length,
    deltaBytes: JSON.stringify(delta).length,
  }
}

/** Shares this page; a tick happens when it is called for. */
function share(request?: { chunks: boolean }) {
  const captures: Capture[] = []
  let tick = () => {}
  const running = startCapture({
    document,
    schedule: (task, delay_ms) => {
      if (delay_ms !== throttle_ms) tick = task
      return () => {}
    },
    throttle_ms,
    send: (name, payload) => {
      if (name === 'capture') captures.push(payload as Capture)
    },
  })
  if (request) running.requestCapture(request)
  return { captures, tick: () => tick(), stop: running.stop }
}

const settled = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}

async function openFrame(): Promise<HTMLIFrameElement> {
  const around = document.createElement('div')
  around.dataset.privacy = 'ignore'
  around.style.cssText = 'position:fixed;bottom:0;width:640px;height:400px;overflow:hidden'
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-same-origin')
  // A page of its own, as the server has one.
  frame.src = '/mirror.html'
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  around.append(frame)
  document.body.append(around)
  await loaded
  return frame
}
