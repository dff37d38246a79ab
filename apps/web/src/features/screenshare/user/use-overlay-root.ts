import { overlays } from '@klopt/ui'
import { useLayoutEffect, useState } from 'react'

export interface OverlayRoot {
  element: HTMLElement
  /** Brings the focus back to where it was on the page, when it is in here now. */
  giveBackFocus: () => void
}

/**
 * An element over everything that is no part of what is shared. A dialog makes all outside of it unreachable, so it
 * always sits in the one on top. When it goes the focus is back on the page.
 */
export function useOverlayRoot(className: string): OverlayRoot {
  const [root] = useState(() => createRoot(className))
  useLayoutEffect(() => {
    const { element } = root
    const place = () => {
      const parent = overlays.getLayers().findLast(({ dialog }) => dialog)?.dialog ?? document.body
      if (element.parentNode === parent) return
      parent.append(element)
      element.showPopover()
    }
    place()
    const stop = overlays.subscribe(place)
    const stopFollowing = root.followFocus()
    return () => {
      stop()
      stopFollowing()
      root.giveBackFocus()
      element.remove()
    }
  }, [root])
  return root
}

function createRoot(className: string): OverlayRoot & { followFocus: () => () => void } {
  const element = document.createElement('div')
  element.dataset['privacy'] = 'ignore'
  element.popover = 'manual'
  element.className = className
  let before: HTMLElement | null = null
  const note = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && !element.contains(target)) before = target
  }
  return {
    element,
    giveBackFocus: () => {
      if (!element.contains(document.activeElement)) return
      if (before?.isConnected) before.focus({ preventScroll: true })
      else document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
    },
    followFocus: () => {
      if (document.activeElement instanceof HTMLElement) before = document.activeElement
      document.addEventListener('focusin', note)
      return () => document.removeEventListener('focusin', note)
    },
  }
}
