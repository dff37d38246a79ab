import { useEffect, useRef, useState } from 'react'

/**
 * Text that is typed now and told later. `type` keeps up with the keys and tells the trimmed text
 * after a pause; `settle` tells at once. A value that changes from outside takes its place.
 */
export function useDebounced(value: string, tell: (text: string) => void, pauseMs: number) {
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latestTell = useRef(tell)

  if (value !== known) {
    setKnown(value)
    // What the owner repeats after us is no reason to touch the text, with the space just typed.
    if (value !== text.trim()) setText(value)
  }
  useEffect(() => {
    latestTell.current = tell
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  const tellOnce = (next: string) => {
    if (next.trim() !== value) latestTell.current(next.trim())
  }
  const type = (next: string) => {
    setText(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => tellOnce(next), pauseMs)
  }
  const settle = (next: string) => {
    setText(next)
    clearTimeout(timer.current)
    tellOnce(next)
  }
  return { text, type, settle }
}
