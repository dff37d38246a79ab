import { onTestFinished } from 'vitest'
import { startCapture, type CaptureEvents, type CaptureOptions } from '../capture/index.ts'
import type { Capture } from '../events/index.ts'
import { createMirror, createParser } from '../mirror/index.ts'
import { createClock } from './clock.ts'

type Sent = { [Name in keyof CaptureEvents]: [Name, CaptureEvents[Name]] }[keyof CaptureEvents]

/** Puts markup on the page until the end of the test. */
export function show(html: string): HTMLElement {
  const main = document.createElement('main')
  main.setHTMLUnsafe(html)
  document.body.append(main)
  onTestFinished(() => main.remove())
  return main
}

/** Shares the test's own page, with a clock of its own. */
export function share(options: Partial<CaptureOptions> = {}) {
  const clock = createClock()
  const sent: Sent[] = []
  const capture = startCapture({
    document,
    schedule: clock.schedule,
    send: (name, payload) => void sent.push([name, payload] as Sent),
    ...options,
  })
  onTestFinished(() => capture.stop())
  const all = <Name extends keyof CaptureEvents>(name: Name) =>
    sent
      .filter((event): event is Extract<Sent, [Name, unknown]> => event[0] === name)
      .map(([, payload]) => payload as CaptureEvents[Name])
  return {
    ...clock,
    ...capture,
    sent,
    all,
    captures: (): Capture[] => all('capture'),
    /** Lets one interval pass and answers the capture that it brought, if any. */
    next: async (): Promise<Capture | undefined> => {
      const before = all('capture').length
      await clock.pass(500)
      return all('capture')[before]
    },
  }
}

/** The first capture of the page as it is. */
export async function captureOf(html: string) {
  const main = show(html)
  const user = share()
  const capture = (await user.next()) as Capture
  return { main, ...user, capture, content: capture.content }
}

/** The operator's frame, as the server serves it, and a mirror in it. */
export async function openMirror(src = '/api/screenshare/mirror') {
  const around = document.createElement('div')
  around.dataset.privacy = 'ignore'
  around.style.cssText = 'width: 640px; height: 400px; position: fixed; bottom: 0; overflow: hidden'
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-same-origin')
  frame.src = src
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  around.append(frame)
  document.body.append(around)
  await loaded
  let requests = 0
  const mirror = createMirror({ frame, parse: createParser(), requestCapture: () => void (requests += 1) })
  onTestFinished(() => {
    mirror.stop()
    around.remove()
  })
  if (!frame.contentDocument) throw new Error('The frame has no document.')
  return { mirror, frame, page: frame.contentDocument, requests: () => requests }
}

/** Shares the page in a mirror that follows it. */
export async function followed(html: string) {
  const main = show(html)
  const operator = await openMirror()
  const user = share({
    send: (name, payload) => {
      if (name === 'capture') operator.mirror.apply(payload as never)
    },
  })
  user.requestCapture({ chunks: true })
  await user.pass(500)
  const mirrored = () => operator.page.querySelector('main') as HTMLElement
  return { main, ...operator, ...user, mirrored }
}
