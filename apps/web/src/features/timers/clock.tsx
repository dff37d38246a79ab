import { tabular } from '@klopt/ui'
import { formatDuration } from '@klopt/validators'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { setTitleElapsed } from '../../app/routing/page-title.ts'
import { elapsedSeconds, titleTime, untilNextSecond_ms } from './elapsed.ts'

/** How long the timer has run, on the screen and behind the title of the tab. It alone renders at each tick. */
export function Clock({ startedAt_ms }: { startedAt_ms: number }) {
  const seconds = useElapsedSeconds(startedAt_ms)
  const time = titleTime(seconds)
  useEffect(() => setTitleElapsed(time), [time])
  useEffect(() => () => setTitleElapsed(''), [])
  return (
    <span role="timer" aria-label="Lopende timer" className={tabular}>
      {formatDuration(seconds, true)}
    </span>
  )
}

function useElapsedSeconds(startedAt_ms: number): number {
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
  return useSyncExternalStore(subscribe, () => elapsedSeconds(startedAt_ms, Date.now()))
}
