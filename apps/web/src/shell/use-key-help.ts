import { overlays } from '@klopt/ui'
import { useEffect, useEffectEvent } from 'react'
import { focusOf } from '../shared/keys/focus-of.ts'

/** '?' where nobody types, nothing lies over the screen, and the screen has no keys of its own to tell. */
export function useKeyHelp(onAsked: () => void): void {
  const show = useEffectEvent(onAsked)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, defaultPrevented, target } = event
      if (key !== '?' || defaultPrevented || ctrlKey || metaKey || altKey) return
      if (focusOf(target) === 'text' || overlays.getLayers().length > 0) return
      event.preventDefault()
      show()
    }
    // A list or a page of one thing hears it on the document, before this.
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
