import { marks } from '../markup/attributes.ts'
import { escapeValue } from './escape.ts'
import { maskNumbers } from './mask.ts'
import { withoutAddresses } from './without-addresses.ts'

const opens = new Map<string, string>()
const closes = new Map<string, string>()
export const openOf = (tag: string) => opens.get(tag) ?? remember(opens, tag, `<${tag}`)
export const closeOf = (tag: string) => closes.get(tag) ?? remember(closes, tag, `</${tag}>`)

function remember(known: Map<string, string>, key: string, text: string): string {
  known.set(key, text)
  return text
}

const MOST_REMEMBERED = 2000
const plainAttributes = new Map<string, Map<string, string>>()

/** A class of a row is that of the next one too: what was written is remembered, while it is not too much. */
export function plainAttribute(name: string, value: string): string {
  let ofName = plainAttributes.get(name)
  if (!ofName || ofName.size > MOST_REMEMBERED) plainAttributes.set(name, (ofName = new Map()))
  let markup = ofName.get(value)
  if (markup === undefined) ofName.set(value, (markup = ` ${name}='${escapeValue(hidePlain(name, value))}'`))
  return markup
}

/** Digits that are words, as of a class, and not places of a drawing. */
const hidePlain = (name: string, value: string): string =>
  /^(?:class|part|slot)$/.test(name) ? maskNumbers(value) : value

/** Numbers of a person stand between quotes, if anywhere; the others are measures. */
export const withoutSecrets = (css: string): string =>
  css.includes('"') ? withoutAddresses(css).replace(/"[^"]*"/g, maskNumbers) : withoutAddresses(css)

/** The measures of a picture, which is left blank. */
export function size(element: Element): string {
  const sized = element.hasAttribute('width') || element.hasAttribute('height')
  const { width, height } = element as HTMLImageElement
  return sized || !(width > 0) ? '' : ` width='${Number(width)}' height='${Number(height)}'`
}

/** A grey box in the place of an element, as large as it is. */
export function box(element: Element): string {
  const { width, height } = element.getBoundingClientRect()
  const look = `width:${width}px;height:${height}px;box-sizing:border-box;background:#9ca3af;border:0;display:inline-block`
  return ` ${marks.style}='${look}'`
}
