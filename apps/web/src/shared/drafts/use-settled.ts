import { useEffect, useState } from 'react'

/** A value once it has stayed the same for a while, in milliseconds: what is typed need not be asked letter by letter. */
export function useSettled<Value>(value: Value, pauseMs = 500): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return settled
}
