import { useCallback, useSyncExternalStore } from 'react'
import { elapsedSeconds, untilNextSecond_ms } from './elapsed.ts'

/** How long a timer has run, as a text of its whole seconds. Renders again when the text changes. */
export function useElapsed(startedAt_ms: number, textOf: (seconds: number) => string): string {
  const subscribe = useCallback(
    (tick: () => void) => {
      let timer: ReturnType<typeof setTimeout>
      const wait = () => {
        timer = setTimeout(
          () => {
            tick()
            wait()
          },
          untilNextSecond_ms(startedAt_ms, Date.now()),
        )
      }
      wait()
      return () => clearTimeout(timer)
    },
    [startedAt_ms],
  )
  return useSyncExternalStore(subscribe, () => textOf(elapsedSeconds(startedAt_ms, Date.now())))
}
