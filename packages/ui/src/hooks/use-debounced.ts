'use client'

import { useEffect, useRef, useState } from 'react'

/**
 * Text that is typed now and told later. `type` keeps up with the keys and tells the trimmed text
 * after a pause; `settle` tells at once. A value that changes from outside takes its place.
 */
export function useDebounced(value: string, notify: (text: string) => void, pauseMs: number) {
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latestNotify = useRef(notify)

  if (value !== known) {
    setKnown(value)
    // What the owner repeats after us is no reason to touch the text, with the space just typed.
    if (value !== text.trim()) setText(value)
  }
  useEffect(() => {
    latestNotify.current = notify
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  const notifyOnce = (next: string) => {
    if (next.trim() !== value) latestNotify.current(next.trim())
  }
  const type = (next: string) => {
    setText(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => notifyOnce(next), pauseMs)
  }
  const settle = (next: string) => {
    setText(next)
    clearTimeout(timer.current)
    notifyOnce(next)
  }
  return { text, type, settle }
}
