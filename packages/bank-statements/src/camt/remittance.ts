import { squeeze, squeezeOrNull } from '../text/squeeze.ts'
import { childrenNamed, find, textAt, type Element } from './element.ts'
import { foreignAmountOf } from './foreign-amount.ts'
import { providedOrNull } from './provided.ts'

/** Characters one `Ustrd` holds; a full one runs on into the next in mid-word. */
const FULL_TEXT = 140

/**
 * What the payer wrote; where that is absent, what the bank wrote with the booking. An amount in another currency stands
 * behind it, since the account tells only what it came to.
 */
export function descriptionOf(entry: Element, details: Element | undefined): string {
  const foreign = foreignAmountOf(entry, details)
  return squeeze(`${textOf(entry, details)}${foreign === null ? '' : ` (${foreign})`}`)
}

const textOf = (entry: Element, details: Element | undefined): string =>
  writtenIn(details) || squeeze(textAt(entry, 'AddtlNtryInf') ?? '') // zero: the bank wrote nothing

/** What the payer wrote with one payment, else what the bank did; '' without either. */
export function writtenIn(details: Element | undefined): string {
  const remittance = find(details, 'RmtInf')
  const texts = childrenNamed(remittance, 'Ustrd').map((element) => element.text)
  const written = squeeze(texts.map((text) => (isFull(text) ? text : `${text} `)).join(''))
  return (
    written || squeeze(textAt(find(remittance, 'Strd'), 'AddtlRmtInf') ?? textAt(details, 'AddtlTxInf') ?? '') // zero: nothing
  )
}

/** Counted as the standard does: what takes two places in a string is one character. */
function isFull(text: string): boolean {
  return text.length >= FULL_TEXT && Array.from(text).length >= FULL_TEXT
}

/** The first structured reference, Dutch (issuer CUR) or ISO 11649. */
export function structuredReferenceOf(details: Element | undefined): string | null {
  for (const structured of childrenNamed(find(details, 'RmtInf'), 'Strd')) {
    const reference = squeezeOrNull(textAt(structured, 'CdtrRefInf/Ref'))
    if (reference !== null) return reference
  }
  return null
}

/** The payer's own reference, which passes unchanged from end to end. */
export function endToEndIdOf(details: Element | undefined): string | null {
  return providedOrNull(textAt(details, 'Refs/EndToEndId'))
}
