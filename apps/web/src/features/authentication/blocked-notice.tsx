import { useEffect, useState } from 'react'
import * as styles from '../../shell/sign-in-frame.css.ts'
import { waitingText } from './waiting-text.ts'

export interface BlockedNoticeProps {
  /** In milliseconds since 1970. */
  until: number
  onFree: () => void
}

/** Counts down to the moment at which one may sign in again. It is there to see, not to be read out each second. */
export function BlockedNotice({ until, onFree }: BlockedNoticeProps) {
  const [seconds, setSeconds] = useState(() => secondsUntil(until))
  useEffect(() => {
    const timer = setInterval(() => {
      const left = secondsUntil(until)
      setSeconds(left)
      if (left <= 0) onFree()
    }, 1000)
    return () => clearInterval(timer)
  }, [until, onFree])
  if (seconds <= 0) return null
  return (
    <p role="timer" className={styles.text}>
      Je kunt {waitingText(seconds)} weer inloggen.
    </p>
  )
}

const secondsUntil = (until: number) => Math.ceil((until - Date.now()) / 1000)
