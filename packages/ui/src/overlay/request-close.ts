import type { CloseHandler, CloseReason } from './overlay-types.ts'

/** Asks the owner of an overlay to close it. False when the owner vetoes. */
export function requestClose(onClose: CloseHandler, reason: CloseReason): boolean {
  let vetoed = false
  onClose({
    reason,
    veto: () => {
      vetoed = true
    },
  })
  return !vetoed
}
