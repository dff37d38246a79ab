import { digitsBeside, isPart, touchesOthers } from './beside.ts'
import { escapeText, escapeValue, isHarmless } from './escape.ts'
import { maskAmounts, maskAmountsIn, maskAmountsOf } from './mask-amounts.ts'
import { maskAmong, maskBegun, maskNumbers, maskText } from './mask.ts'

/** What is written of a text of the page: masked, or without the numbers of a person, and ready to stand in markup. */
export function writtenText(node: Text, masked: boolean, hidesAmounts: boolean): string {
  const { data } = node
  if (masked) return escapeText(maskText(data))
  const touches = touchesOthers(data)
  if (!touches && !hidesAmounts && isHarmless(data)) return data
  const hidden = touches ? hideAmong(node, data) : maskNumbers(data)
  return escapeText(hidesAmounts ? maskAmountsOf(node, hidden) : hidden)
}

function hideAmong(node: Node, text: string): string {
  const { before, after } = digitsBeside(node)
  return maskAmong(before, text, after)
}

/** What a field shows: the digits of a number that is being typed are hidden until it is known what it is. */
export function hideTyped(
  field: HTMLInputElement | HTMLTextAreaElement,
  text: string,
  masked: boolean,
  hidesAmounts: boolean,
): string {
  if (masked) return maskText(text)
  const hidden = isPart(text) ? hideAmong(field, text) : maskNumbers(text)
  const begun = field.matches(':focus') ? maskBegun(hidden) : hidden
  return hidesAmounts ? maskAmountsIn(field, begun) : begun
}

export function writtenValue(text: string, masked: boolean, hidesAmounts: boolean): string {
  if (masked) return escapeValue(maskText(text))
  if (!hidesAmounts && isHarmless(text)) return text
  return escapeValue(hidesAmounts ? maskAmounts(maskNumbers(text)) : maskNumbers(text))
}
