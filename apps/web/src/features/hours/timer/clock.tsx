import { tabular } from '@klopt/ui'
import { formatDuration } from '@klopt/validators'
import { useElapsed } from './use-elapsed.ts'

/** How long the timer has run. It alone renders at each tick. */
export function Clock({ startedAtMs }: { startedAtMs: number }) {
  const time = useElapsed(startedAtMs, inSeconds)
  return (
    <span role="timer" aria-label="Lopende timer" className={tabular}>
      {time}
    </span>
  )
}

const inSeconds = (seconds: number): string => formatDuration(seconds, true)
