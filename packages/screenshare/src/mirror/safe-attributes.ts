import { marks, ruleOf } from '../markup/attributes.ts'
import { cleanDeclarations } from './clean-css.ts'

const local = /^url\(["']?#[\w.-]+["']?\)$/
const checked = new Set(['value', 'checked', 'selected'])

/** The attributes of an element that arrived which the mirror may have, by name; `top` is how it lies above all. */
export function safeAttributes(source: Element): { attributes: Map<string, string>; top: string } {
  const attributes = new Map<string, string>()
  let top = ''
  for (const { name, value } of source.attributes) {
    if (name === marks.top) top = value === 'modal' || value === 'popover' ? value : ''
    else if (name === marks.style) attributes.set('style', cleanDeclarations(value))
    else if (checked.has(name) || isSafe(source, name, value)) attributes.set(name, value)
  }
  // A dialog above all is opened by the mirror itself.
  if (top === 'modal') attributes.delete('open')
  return { attributes, top }
}

function isSafe(source: Element, name: string, value: string): boolean {
  switch (ruleOf(name)) {
    case 'plain':
      return !/url\(|\\/i.test(value) || local.test(value)
    case 'text':
      return true
    case 'link':
      return source.localName === 'use' ? /^#[\w.-]+$/.test(value) : value === '#' && source.localName === 'a'
    default:
      return false
  }
}
