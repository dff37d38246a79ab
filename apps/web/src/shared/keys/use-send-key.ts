import { overlays } from '@klopt/ui'
import { useEffect, useEffectEvent } from 'react'

/** Does what the screen is for at Ctrl and Enter, or Cmd and Enter, from any of its fields. What lies over it has keys of its own. */
export function useSendKey(run: () => void): void {
  const act = useEffectEvent(run)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, isComposing, repeat, defaultPrevented } = event
      if (key !== 'Enter' || !(ctrlKey || metaKey) || isComposing || repeat || defaultPrevented) return
      if (overlays.getLayers().length > 0) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
