import { overlays } from '@klopt/ui'
import { useEffect, useEffectEvent } from 'react'
import { focusOf } from './focus-of.ts'

/** Does something at a letter, where nobody types and no dialog lies over the screen. */
export function useLetterKey(letter: string, isThere: boolean, run: () => void): void {
  const act = useEffectEvent(run)
  useEffect(() => {
    if (!isThere) return
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, repeat, defaultPrevented, target } = event
      if (key.toLowerCase() !== letter || ctrlKey || metaKey || altKey || repeat || defaultPrevented) return
      if (focusOf(target) === 'text' || overlays.getLayers().some(({ kind }) => kind === 'modal')) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [letter, isThere])
}
