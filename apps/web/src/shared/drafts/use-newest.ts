import { useRef, useState } from 'react'

/**
 * A state that is changed by what it newly is, and that can be read before it is drawn: two changes in a row both stay,
 * and a press that comes before the page shows the last one takes it along.
 * @returns What is shown, how to read the newest, and how to change it.
 */
export function useNewest<Value>(initial: () => Value) {
  const [shown, setShown] = useState(initial)
  const newest = useRef(shown)
  const change = (make: (before: Value) => Value): Value => {
    newest.current = make(newest.current)
    setShown(() => newest.current)
    return newest.current
  }
  return [shown, () => newest.current, change] as const
}
