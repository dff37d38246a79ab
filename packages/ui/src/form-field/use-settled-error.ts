import { useState, type KeyboardEvent } from 'react'

/**
 * Holds back an error that arises while somebody types, until the field is left or Enter submits.
 * An error that stands already stays until it is mended, and goes at once then.
 */
export function useSettledError(error: string | undefined) {
  const [isHeldBack, setIsHeldBack] = useState(false)
  const shownError = isHeldBack ? undefined : error

  const watch = {
    onInput: () => {
      if (!shownError) setIsHeldBack(true)
    },
    onBlur: () => setIsHeldBack(false),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter') setIsHeldBack(false)
    },
  }
  return { shownError, watch }
}
