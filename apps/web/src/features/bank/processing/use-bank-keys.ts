import { overlays } from '@klopt/ui'
import { focusOf } from '../../../shared/keys/focus-of.ts'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { commandOf, type Command } from './keys.ts'

/** The type of the pane that shows the chosen line where there is no room beside the list. */
export const LINE_PANE_TYPE = 'bank-line'

/** Listens to the keys of the bank screen while nothing but its own pane lies over it. */
export function useBankKeys(run: (command: Command) => void): void {
  const latest = useRef(run)
  useLayoutEffect(() => {
    latest.current = run
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || overlays.getLayers().some(({ type }) => type !== LINE_PANE_TYPE)) return
      const { key, ctrlKey, metaKey, altKey, shiftKey, repeat } = event
      const command = commandOf({ key, ctrlKey, metaKey, altKey, shiftKey, repeat, focus: focusOf(event.target) })
      if (command === null) return
      event.preventDefault()
      latest.current(command)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
