import { useEffect, useState } from 'react'

const STEP_MS = 60_000

/** The time in seconds since 1970, a minute further every minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), STEP_MS)
    return () => clearInterval(timer)
  }, [])
  return Math.floor(now / 1000)
}
