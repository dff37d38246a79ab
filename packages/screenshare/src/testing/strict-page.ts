import { startCapture } from '../capture/index.ts'
import { createMirror, createParser } from '../mirror/index.ts'

/** What runs in a page under the policy of the application: it shares itself with a mirror of its own. */
const problems: string[] = []
document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => problems.push(effectiveDirective))
const frame = document.querySelector('iframe') as HTMLIFrameElement
const start = () => {
  const mirror = createMirror({ frame, parse: createParser(), requestCapture: () => {} })
  const capture = startCapture({
    document,
    intervalMs: 10,
    send: (name, payload) => {
      if (name === 'capture') mirror.apply(payload as never)
    },
  })
  capture.requestCapture({ chunks: true })
}
Object.assign(window, { problems })
if (frame.contentDocument?.title === 'Scherm') start()
else frame.addEventListener('load', start, { once: true })
