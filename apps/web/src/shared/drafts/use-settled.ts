import { useEffect, useState } from 'react'

/** A value once it has stayed the same for a while, in milliseconds: what is typed need not be asked letter by letter. */
export function useSettled<Value>(value: Value, pause_ms = 500): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause_ms)
    return () => clearTimeout(timer)
  }, [value, pause_ms])
  return settled
}
