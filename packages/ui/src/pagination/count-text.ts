import { dutch } from './texts.ts'

interface Counts {
  /** The place of the first one shown, from 1. Default 1. */
  firstShown?: number
  shownCount: number
  totalCount: number | undefined
  itemsName: string | undefined
}

/** What of a list is shown: '50 van 1.240 facturen', '51 tot en met 100', 'Geen facturen'. */
export function countText(counts: Counts, texts = dutch, locale = 'nl-NL'): string {
  const { firstShown, shownCount, totalCount, itemsName } = counts
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
  const name = itemsName ? ` ${itemsName}` : ''
  if (shownCount === 0) return itemsName ? texts.none(itemsName) : texts.nothing
  const shown =
    firstShown === undefined
      ? whole.format(shownCount)
      : texts.span(whole.format(firstShown), whole.format(firstShown + shownCount - 1))
  return totalCount === undefined ? `${shown}${name}` : `${texts.ofAll(shown, whole.format(totalCount))}${name}`
}
