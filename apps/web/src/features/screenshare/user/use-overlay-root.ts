import { overlays } from '@klopt/ui'
import { useLayoutEffect, useState } from 'react'

/**
 * An element over everything that is no part of what is shared. A dialog makes all outside of it unreachable, so it
 * always sits in the one on top.
 */
export function useOverlayRoot(className: string): HTMLElement {
  const [root] = useState(() => {
    const element = document.createElement('div')
    element.dataset['privacy'] = 'ignore'
    element.popover = 'manual'
    element.className = className
    return element
  })
  useLayoutEffect(() => {
    const place = () => {
      const parent = overlays.getLayers().findLast(({ dialog }) => dialog)?.dialog ?? document.body
      if (root.parentNode === parent) return
      parent.append(root)
      root.showPopover()
    }
    place()
    const stop = overlays.subscribe(place)
    return () => {
      stop()
      root.remove()
    }
  }, [root])
  return root
}
