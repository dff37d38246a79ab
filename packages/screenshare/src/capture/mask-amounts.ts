/** Numbers with decimals or thousands, and what has a euro sign before or behind it. */
const amounts =
  /€\s*[-\u2212+]?\s*\d[\d.,]*|\d[\d.\u00a0]*,\d+|\d{1,3}(?:[.\u00a0]\d{3})+(?!\d)|\d[\d.,]*\s*(?:€|euro\b)/gi
const euroBefore = /€\s*[-\u2212+]?\s*$/

/** The digits of amounts as dots, for who would rather not show them; dates, times and numbers of other kinds stay. */
export const maskAmounts = (text: string): string => text.replace(amounts, hideDigits)

/** The same of a text of the page, whose euro sign may stand in the element before it. */
export function maskAmountsOf(node: Node, text: string): string {
  if (!/\d/.test(text)) return text
  // On the axis of a chart an amount is a bare number.
  if (node.parentElement?.closest('svg') && /^[\d.,kM\s-]+$/.test(text)) return hideDigits(text)
  return euroBefore.test(textBefore(node)) ? hideDigits(text) : maskAmounts(text)
}

/** The last text before a node that is more than space, in its own element or beside that. */
function textBefore(node: Node): string {
  let at = node.previousSibling ?? node.parentNode?.previousSibling
  while (at && at.textContent?.trim() === '') at = at.previousSibling
  return at?.textContent ?? ''
}

/** Of a field for amounts whatever is typed, also before it has decimals. */
export const maskAmountsIn = (field: HTMLInputElement | HTMLTextAreaElement, text: string): string =>
  field.inputMode === 'decimal' ? hideDigits(text) : maskAmounts(text)

const hideDigits = (text: string): string => text.replace(/\d/g, '•')
