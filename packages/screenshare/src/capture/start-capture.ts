import { limits, type Capture, type UserEvents } from '../events/index.ts'
import { changesOf, wholeOf } from './message.ts'
import { followMovements } from './movements.ts'
import { createPage, type State } from './page.ts'
import { tooLargePage } from './too-large-page.ts'
import { onTimer, type Schedule } from './schedule.ts'

/** What capturing sends of the user's events; the others are for who keeps the connection. */
export type CaptureEvents = Pick<UserEvents, 'capture' | 'resize' | 'scroll' | 'client_mouse' | 'client_click'>

export interface CaptureOptions {
  document: Document
  /**
   * Sends one event. For `capture` its promise settles when the other end has it: until then no other
   * capture is sent. A rejection means that it is lost, and the next capture is a whole one.
   */
  send: <Name extends keyof CaptureEvents>(name: Name, payload: CaptureEvents[Name]) => unknown
  /** Called when the page became larger than may be sent, and when it fits again. */
  onTooLarge?: (isTooLarge: boolean) => void
  /** Timers; those of the browser when left out. */
  schedule?: Schedule
  intervalMs?: number
  throttleMs?: number
  /** Whether amounts are left out from the first capture on. */
  hidesAmounts?: boolean
  /** The most bytes of a capture. */
  limitBytes?: number
}

export interface RunningCapture {
  /** Sends the whole page at the next tick; `chunks` makes later captures hold only what changed. */
  requestCapture: (request?: { chunks?: boolean }) => void
  /** Whether amounts are left out from the next capture on. */
  hideAmounts: (hidden: boolean) => void
  /** Ends it: no listener, observer or timer is left. */
  stop: () => void
}

/**
 * Shares a page: looks every `intervalMs` whether it changed, and sends a capture only then. Nothing
 * is looked at while the tab is hidden. What is never sent is in the README of this package.
 */
export function startCapture(options: CaptureOptions): RunningCapture {
  const { document, send, schedule = onTimer, intervalMs = limits.intervalMs } = options
  const { throttleMs = limits.throttleMs, limitBytes = limits.captureBytes } = options
  const page = createPage(document)
  page.hideAmounts(options.hidesAmounts ?? false)
  const movements = followMovements({ document, send, schedule, throttleMs })
  let [stopped, sending, asked, chunked, tooLarge] = [false, false, true, false, false]
  let number = 0
  /** What the other side has; null when that is unknown. */
  let base: { hash: string; stylesHash: number } | null = null
  let cancel = document.hidden ? undefined : schedule(tick, 0)
  document.addEventListener('visibilitychange', pauseOrGoOn)

  function pauseOrGoOn(): void {
    cancel?.()
    cancel = document.hidden || stopped ? undefined : schedule(tick, 0)
  }

  function tick(): void {
    cancel = schedule(tick, intervalMs)
    // What is too large stays so until it changes.
    if (!sending && (page.hasChanged() || asked || (!tooLarge && !base))) look()
  }

  function look(): void {
    const state = page.read(limitBytes)
    const wasTooLarge = tooLarge
    tooLarge = state.bytes > limitBytes
    const isNews = tooLarge !== wasTooLarge
    if (isNews) options.onTooLarge?.(tooLarge)
    if (asked || tooLarge) base = null
    // The other side is told so once, instead of going on with a page that is no longer there.
    if (tooLarge && (isNews || asked)) void deliver({ ...movements.view(), ...tooLargePage }, null)
    else if (!tooLarge && base?.hash !== state.hash) void deliver(captureOf(state), state)
  }

  async function deliver(capture: Capture, next: typeof base): Promise<void> {
    const isFirst = base === null
    sending = true
    asked = false
    base = next
    try {
      await send('capture', capture)
      if (isFirst && !stopped) movements.repeat()
    } catch {
      asked = true
    } finally {
      sending = false
    }
  }

  function captureOf(state: State): Capture {
    number += 1
    const changes = base && chunked ? changesOf(state.root, number, base.hash, state.bytes) : null
    return {
      ...movements.view(),
      ...(changes ?? wholeOf(state.root, number)),
      hash: state.hash,
      linksStyle: base?.stylesHash === state.stylesHash ? null : state.styles,
    }
  }

  return {
    requestCapture: ({ chunks = false } = {}) => {
      chunked = chunks
      asked = true
    },
    hideAmounts: page.hideAmounts,
    stop: () => {
      stopped = true
      cancel?.()
      document.removeEventListener('visibilitychange', pauseOrGoOn)
      movements.stop()
      page.stop()
    },
  }
}
