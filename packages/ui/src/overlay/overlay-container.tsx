'use client'

import { createContext, useContext, type ReactNode } from 'react'

const Container = createContext<HTMLElement | undefined>(undefined)

export interface OverlayContainerProps {
  /** An element that stays, inside the shadow root where the styles are. */
  element: HTMLElement
  /** The application. */
  children: ReactNode
}

/**
 * Where panes, modals, toasts and the tooltip go; without it, the end of `<body>`. An application in
 * a shadow root gives an element of that root, because a stylesheet does not reach across its border.
 */
export function OverlayContainer({ element, children }: OverlayContainerProps) {
  return <Container.Provider value={element}>{children}</Container.Provider>
}

/** The element overlays are put in; undefined means the end of the body. */
export const useOverlayContainer = (): HTMLElement | undefined => useContext(Container)
