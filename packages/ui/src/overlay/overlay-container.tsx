'use client'

import { createContext, useContext, useLayoutEffect, type ReactNode } from 'react'
import { standIn } from './pages.ts'

const Container = createContext<HTMLElement | undefined>(undefined)

export interface OverlayContainerProps {
  /** An element that stays, inside the shadow root or the frame where the styles are. */
  element: HTMLElement
  /** The application. */
  children: ReactNode
}

/**
 * Where panes, modals, toasts and the tooltip go; without it, the end of `<body>`. An application in
 * a shadow root or in a frame gives an element of it, because a stylesheet does not reach across its border; in the page of a
 * frame keys, presses and focus are heard from then on.
 */
export function OverlayContainer({ element, children }: OverlayContainerProps) {
  useLayoutEffect(() => standIn(element.ownerDocument), [element])
  return <Container.Provider value={element}>{children}</Container.Provider>
}

/** The element overlays are put in; undefined means the end of the body. */
export const useOverlayContainer = (): HTMLElement | undefined => useContext(Container)
