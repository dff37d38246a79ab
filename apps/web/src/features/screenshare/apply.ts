import type { CaptureEvents } from '@klopt/screenshare/capture'
import type { Mirror } from '@klopt/screenshare/mirror'

type Shown = { [Name in keyof CaptureEvents]: (mirror: Mirror, payload: CaptureEvents[Name]) => void }

/** What each event of the user does to the mirror. */
const shown: Shown = {
  capture: (mirror, payload) => void mirror.apply(payload),
  resize: (mirror, payload) => mirror.resize(payload),
  scroll: (mirror, payload) => mirror.scroll(payload),
  client_mouse: (mirror, payload) => mirror.mouse(payload),
  client_click: (mirror, payload) => mirror.click(payload),
}

export const mirroredEvents = Object.keys(shown) as (keyof CaptureEvents)[]

export function applyTo<Name extends keyof CaptureEvents>(
  mirror: Mirror,
  name: Name,
  payload: CaptureEvents[Name],
): void {
  shown[name](mirror, payload)
}
