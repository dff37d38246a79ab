/** How a locale writes a number, and how to read that. */
export interface Digits {
  /** The text with the marks and digits of Dutch: '1,234.50' of en-US is '1.234,50'. */
  toDutch: (text: string) => string
  /** The digits 0 to 9 of a text as the locale draws them. */
  draw: (text: string) => string
}

/** Marks that say in which direction a text runs: nobody types them, and `Intl` writes them. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f]/g
const SPACE_AS_GROUP = /(?<=\d)[\s\u2019'](?=\d{3})/g
/** India groups by two before the last three: '12.34.567'. */
const POINT_IN_PAIRS = /(?<=\d)\.(?=(?:\d\d\.)*\d{3}(?!\d))/g

/** The digits and marks of a locale. */
export function digitsOf(locale: string): Digits {
  const parts = new Intl.NumberFormat(locale).formatToParts(1234567.8)
  const markOf = (type: string) => parts.find((part) => part.type === type)?.value
  const [group, decimal = ','] = [markOf('group'), markOf('decimal')]
  const drawn = [...new Intl.NumberFormat(locale, { useGrouping: false }).format(9876543210)].toReversed()
  const read = (character: string): string => {
    if (character === decimal) return ','
    if (character === group || (character === ',' && decimal === '.')) return '.'
    const digit = drawn.indexOf(character)
    return digit < 0 ? character : String(digit)
  }
  const hasPairs = parts
    .filter(({ type }) => type === 'integer')
    .some(({ value }, place) => place > 0 && value.length === 2)
  return {
    toDutch(text) {
      const dutch = [...text.replace(DIRECTION_MARKS, '')].map(read).join('').replace(SPACE_AS_GROUP, '.')
      return hasPairs ? dutch.replace(POINT_IN_PAIRS, '') : dutch
    },
    draw: (text) => text.replace(/[0-9]/g, (digit) => drawn[Number(digit)] ?? digit),
  }
}
