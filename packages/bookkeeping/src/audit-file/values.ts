import { isIsoDate } from '@klopt/validators'
import { textAt, type Element } from './read-records.ts'
import { damaged } from './refusal.ts'

/** The text at a path, which has to be there. @param place names the record in Dutch, such as `Boeking 12`. */
export function textNeeded(element: Element, path: string, place: string): string {
  const text = textAt(element, path)
  if (text === null) throw damaged(`${place} (regel ${element.line}) heeft geen ${path}.`)
  return text
}

export function dateNeeded(element: Element, path: string, place: string): string {
  const text = textNeeded(element, path, place)
  const date = dateOf(text)
  if (date === null) throw damaged(`${place} (regel ${element.line}): "${text}" in ${path} is geen datum.`)
  return date
}

/** A date; null when it is absent or none. */
export function dateAt(element: Element, path: string): string | null {
  const text = textAt(element, path)
  return text === null ? null : dateOf(text)
}

/** A time of day or a time zone may follow. */
function dateOf(text: string): string | null {
  const date = text.slice(0, 10)
  return isIsoDate(date) && /^(?:19|20|21)/.test(date) ? date : null
}

/** An amount in cents as the file writes it, which has to be there. */
export function centsNeeded(element: Element, path: string, place: string): number {
  const text = textNeeded(element, path, place)
  const [, minus, whole, decimals = ''] = /^([+-]?)(\d{1,13})(?:\.(\d{1,2})0*)?$/.exec(text) ?? []
  if (whole === undefined) throw damaged(`${place} (regel ${element.line}): "${text}" in ${path} is geen bedrag.`)
  const cents = Number(whole + decimals.padEnd(2, '0'))
  return minus === '-' && cents > 0 ? -cents : cents
}

/** An amount with its side as debit minus credit; nothing needs no side. */
export function balanceNeeded(element: Element, amount: string, side: string, place: string): number {
  const cents = centsNeeded(element, amount, place)
  const on = textAt(element, side)
  if (cents === 0) return 0
  if (on !== 'D' && on !== 'C') throw damaged(`${place} (regel ${element.line}) zegt niet of het debet of credit is.`)
  return on === 'D' ? cents : -cents
}
