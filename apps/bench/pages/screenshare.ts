import { startCapture } from '@klopt/screenshare/capture'
import type { Capture } from '@klopt/screenshare/events'
import { createMirror, createParser } from '@klopt/screenshare/mirror'
import { record } from 'rrweb'
import { fillPage, nodesOf } from './screenshare-sample.ts'

/** Does one thing so many times. */
type Work = (times: number) => unknown

/** What is measured from outside, by the processor time of the thread. */
export interface Sharing {
  nothing: Work
  outerHtml: Work
  full: Work
  rrweb: Work
  cleanTick: Work
  /** Changes rows and captures each change; the captures are kept for `patch`. */
  changedRow: Work
  patch: Work
  replace: Work
  /** The nodes of the page, and the characters of a whole capture and of one changed row. */
  sizes: () => { nodes: number; whole: number; delta: number }
}

declare global {
  interface Window {
    sharing: Sharing
  }
}

/** Told apart from the interval, so that a movement is not taken for a tick. */
const throttleMs = 123

fillPage()
const frame = await openFrame()
const shared = share({ chunks: true })
shared.tick()
await settled()
const whole = captureAt(0)
const mirror = createMirror({ frame, parse: createParser(), requestCapture: () => {} })
function captureAt(index: number): Capture {
  const capture = shared.captures[index]
  if (capture === undefined) throw new Error('nothing was captured')
  return capture
}
const cells = [...document.querySelectorAll('td > span[title]')]
let changes = 0
let shown = 0

window.sharing = {
  nothing: () => {},
  outerHtml: (times) => repeat(times, () => void document.documentElement.outerHTML.length),
  full: (times) =>
    repeat(times, () => {
      const other = share()
      other.tick()
      other.stop()
    }),
  rrweb: (times) => repeat(times, () => record({ emit: () => {} })?.()),
  cleanTick: (times) => repeat(times, shared.tick),
  changedRow: async (times) => {
    for (let turn = 0; turn < times; turn += 1) {
      changes += 1
      cells[(changes * 67) % cells.length]?.replaceChildren(`€ ${changes},00`)
      shared.tick()
      await settled()
    }
  },
  replace: (times) => {
    shown = shared.captures.length
    const current = { ...whole, hash: shared.captures.at(-1)?.hash ?? '' }
    repeat(times, () => apply(current))
  },
  patch: (times) =>
    repeat(times, () => {
      shown += 1
      apply(captureAt(shown - 1))
    }),
  sizes: () => {
    if (shared.captures.length !== changes + 1) throw new Error('a change was not captured as one')
    const size = (capture: Capture | undefined) => JSON.stringify(capture).length
    return { nodes: nodesOf(document), whole: size(whole), delta: size(shared.captures.at(-1)) }
  },
}

function repeat(times: number, work: () => void): void {
  for (let turn = 0; turn < times; turn += 1) work()
}

function apply(capture: Capture): void {
  if (!mirror.apply(capture)) throw new Error('the mirror could not follow')
  // A change is shown when it is laid out.
  frame.contentDocument?.body.getBoundingClientRect()
}

/** Shares this page; a tick happens when it is called for. */
function share(request?: { chunks: boolean }) {
  const captures: Capture[] = []
  let tick = () => {}
  const running = startCapture({
    document,
    schedule: (task, delayMs) => {
      if (delayMs !== throttleMs) tick = task
      return () => {}
    },
    throttleMs,
    send: (name, payload) => {
      if (name === 'capture') captures.push(payload as Capture)
    },
  })
  if (request) running.requestCapture(request)
  return { captures, tick: () => tick(), stop: running.stop }
}

async function settled(): Promise<void> {
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
