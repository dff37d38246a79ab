'use client'

import { useState, type KeyboardEvent } from 'react'
import { afterPress, isPressing } from './after-press.ts'

/**
 * Holds back an error that arises while somebody types, until the field is left or Enter submits.
 * An error that stands already stays until it is mended, and goes at once then. Who leaves the field by pressing
 * something sees the error when the press is over: it would push what is under it away from the pointer, and the press
 * would be lost.
 */
export function useSettledError(error: string | undefined) {
  const [isHeldBack, setIsHeldBack] = useState(false)
  const shownError = isHeldBack ? undefined : error

  const watch = {
    onInput: () => {
      if (!shownError) setIsHeldBack(true)
    },
    onBlur: () => {
      if (shownError || !isPressing()) return setIsHeldBack(false)
      setIsHeldBack(true)
      afterPress(() => setIsHeldBack(false))
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter') setIsHeldBack(false)
    },
  }
  return { shownError, watch }
}
