'use client'

import {
  createContext,
  createElement,
  useContext,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
  type Ref,
} from 'react'
import { takesRef } from '../react-18.ts'

export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Where it leads. */
  href: string
  /** The element itself. */
  ref?: Ref<HTMLAnchorElement>
}

/** A link of whatever router the application has. It passes every attribute on to its anchor. */
export type LinkComponent = ComponentType<LinkComponentProps>

const PlainLink: LinkComponent = takesRef(function PlainLink({ children, ...rest }: LinkComponentProps) {
  return <a {...rest}>{children}</a>
})

const LinkContext = createContext<LinkComponent>(PlainLink)

export interface LinkProviderProps {
  /** The link of the router. */
  component: LinkComponent
  /** The application. */
  children: ReactNode
}

/**
 * Tells menus, the side menu, the bottom bar and the message screens how to render a link, once, at
 * the root of an application: this package knows no router. Without it they render plain anchors.
 */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext.Provider value={component}>{children}</LinkContext.Provider>
}

/** A link within the application, by the router it has. */
export const AppLink = takesRef(function AppLink(props: LinkComponentProps) {
  return createElement(useContext(LinkContext), props)
})
