import { useEffect, useRef } from 'react'

/**
 * Replaces the address once it turns out to name what is not there, so that nobody keeps or shares a wrong one.
 * @param mend Leads to the right address, in the place of the wrong one.
 */
export function useMendAddress(isWrong: boolean, mend: () => void): void {
  const latest = useRef(mend)
  useEffect(() => {
    latest.current = mend
  })
  useEffect(() => {
    if (isWrong) latest.current()
  }, [isWrong])
}
