/**
 * Whether something is an element of whatever page. One in a frame is made by the constructors of another window, so that
 * `instanceof` says it is none.
 */
export const isElement = (thing: unknown): thing is Element => (thing as Node | null | undefined)?.nodeType === 1

/** Whether a node is the root of a shadow. */
export const isShadowRoot = (node: Node): node is ShadowRoot =>
  node.nodeType === Node.DOCUMENT_FRAGMENT_NODE && 'host' in node

/** Whether something is an element that can have focus and a style, and no drawing. */
export const isHtmlElement = (thing: unknown): thing is HTMLElement => isElement(thing) && 'offsetWidth' in thing
