import type { Scroll, Size, UserEvents } from '../events/index.ts'
import { pathOf } from '../markup/path.ts'
import { pointerOf } from '../markup/pointer.ts'
import { throttle, type Schedule } from './schedule.ts'

type Movement = 'resize' | 'scroll' | 'client_mouse' | 'client_click'

export interface Movements {
  /** The size of the viewport and how far the page is scrolled; asking the browser would make it lay out the page. */
  view: () => Size & { top: number }
  /** Sends again how far everything inside the page is scrolled, for who just came to look. */
  repeat: () => void
  stop: () => void
}

interface MovementOptions {
  document: Document
  send: <Name extends Movement>(name: Name, payload: UserEvents[Name]) => void
  schedule: Schedule
  throttleMs: number
}

/** Sends resizing, scrolling, moving and clicking, each at most once in `throttleMs` and the newest last. */
export function followMovements({ document, send, schedule, throttleMs }: MovementOptions): Movements {
  const window = document.defaultView ?? globalThis.window
  const stopped = new AbortController()
  const scrolled = new Set<Element>()
  const on = <Name extends Movement>(name: Name) =>
    throttle<() => UserEvents[Name]>(schedule, throttleMs, (read) => send(name, read()))
  const [resizes, scrolls, moves, clicks] = [on('resize'), on('scroll'), on('client_mouse'), on('client_click')]
  const options = { capture: true, passive: true, signal: stopped.signal }

  let view = { ...sizeOf(window), top: document.scrollingElement?.scrollTop ?? 0 }

  const readScroll = (element: Element): Scroll => ({
    top: element.scrollTop,
    left: element.scrollLeft,
    path: element === document.scrollingElement ? '' : pathOf(element),
  })
  const pushScroll = (element: Element) => scrolls.push(() => readScroll(element), pathOf(element))
  const readPointer = (event: MouseEvent) => {
    const [target] = event.composedPath()
    return () => pointerOf(target instanceof Element ? target : null, event.clientX, event.clientY)
  }

  const onResize = () => {
    view = { ...view, ...sizeOf(window) }
    resizes.push(() => sizeOf(window))
  }
  window.addEventListener('resize', onResize, options)
  document.addEventListener('mousemove', (event) => moves.push(readPointer(event)), options)
  document.addEventListener('click', (event) => clicks.push(readPointer(event)), options)
  document.addEventListener(
    'scroll',
    ({ target }) => {
      const element = target === document ? document.scrollingElement : target
      if (!(element instanceof Element)) return
      if (element === document.scrollingElement) view = { ...view, top: element.scrollTop }
      scrolled.add(element)
      pushScroll(element)
    },
    options,
  )

  return {
    view: () => view,
    repeat: () => {
      // What was scrolled before anybody looked told nobody.
      for (const element of document.querySelectorAll('*')) if (isScrolled(element)) scrolled.add(element)
      for (const element of scrolled) {
        if (element.isConnected) pushScroll(element)
        else scrolled.delete(element)
      }
    },
    stop: () => {
      stopped.abort()
      for (const throttled of [resizes, scrolls, moves, clicks]) throttled.stop()
    },
  }
}

const isScrolled = (element: Element): boolean => element.scrollTop !== 0 || element.scrollLeft !== 0

const sizeOf = ({ innerWidth, innerHeight }: Window) => ({ width: innerWidth, height: innerHeight })
