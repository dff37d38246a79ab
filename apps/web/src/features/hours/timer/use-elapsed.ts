import { useCallback, useSyncExternalStore } from 'react'
import { elapsedSeconds, untilNextSecondMs } from './elapsed.ts'

/** How long a timer has run, as a text of its whole seconds. Renders again when the text changes. */
export function useElapsed(startedAtMs: number, textOf: (seconds: number) => string): string {
  const subscribe = useCallback(
    (tick: () => void) => {
      let timer: ReturnType<typeof setTimeout>
      const wait = () => {
        timer = setTimeout(
          () => {
            tick()
            wait()
          },
          untilNextSecondMs(startedAtMs, Date.now()),
        )
      }
      wait()
      return () => clearTimeout(timer)
    },
    [startedAtMs],
  )
  return useSyncExternalStore(subscribe, () => textOf(elapsedSeconds(startedAtMs, Date.now())))
}
