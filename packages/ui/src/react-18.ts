/** All that is here for React 18.3 alone, and goes with it. Every component that takes a `ref` is wrapped in `takesRef`. */
import { forwardRef, version, type ReactNode } from 'react'

/** Whether the application brings React 18. */
export const isReact18 = version.startsWith('18.')

/**
 * Makes `ref` one of the props of a component; React 18 keeps it back from a function. On React 19 it is the component
 * itself, and on both it keeps its type: that of a generic component as well.
 */
// @__NO_SIDE_EFFECTS__
export function takesRef<Component extends (props: never) => ReactNode>(component: Component): Component {
  if (!isReact18) return component
  const render: (props: never) => ReactNode = component
  // Without a ref nothing is handed on: a component may have one of its own in that place.
  const forwarding: unknown = forwardRef<unknown, object>((props, ref) =>
    render((ref ? { ...props, ref } : props) as never),
  )
  return forwarding as Component
}

/** The attribute `inert`, which React 18 knows nothing of: there it is a text. */
export const inertWhen = (isInert: boolean): object => ({ inert: isReact18 ? (isInert ? '' : undefined) : isInert })
