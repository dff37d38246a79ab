import { overlays } from '@klopt/ui'
import { useEffect, useEffectEvent, type RefObject } from 'react'

/**
 * Does what the screen is for at Ctrl and Enter, or Cmd and Enter, from any of its fields. What lies over it has keys of its
 * own: a dialog that is sent by this one too names a `part` of itself.
 */
export function useSendKey(run: () => void, part?: RefObject<Element | null>): void {
  const act = useEffectEvent(run)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, isComposing, repeat, defaultPrevented } = event
      if (key !== 'Enter' || !(ctrlKey || metaKey) || isComposing || repeat || defaultPrevented) return
      if (part ? !isInDialogOf(part.current, event.target) : overlays.getLayers().length > 0) return
      event.preventDefault()
      act()
    }
    // The editor of a letter takes every Enter for itself: a dialog hears of this one first.
    const isFirst = part !== undefined
    document.addEventListener('keydown', onKeyDown, isFirst)
    return () => document.removeEventListener('keydown', onKeyDown, isFirst)
  }, [part])
}

/** Whether a key was pressed in the dialog that something is part of, and not in another that lies over it. */
const isInDialogOf = (part: Element | null, target: EventTarget | null): boolean =>
  part !== null && target instanceof Element && target.closest('dialog') === part.closest('dialog')
