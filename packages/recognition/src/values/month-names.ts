/** Folded beginnings that tell the months apart in Dutch, English, German and French. */
const MONTHS: readonly RegExp[] = [
  /^jan/,
  /^(?:feb|fev)/,
  /^(?:mrt|maa|mar|marz)/,
  /^(?:apr|avr)/,
  /^(?:mei|may|mai)/,
  /^(?:jun|juin)/,
  /^(?:jul|juil)/,
  /^(?:aug|aou)/,
  /^sep/,
  /^(?:okt|oct)/,
  /^nov/,
  /^(?:dec|dez)/,
]

/** All names and the ways in which they are shortened, as a part of a regular expression. */
export const MONTH_NAME = [
  'jan(?:uar[iy]?|v(?:ier)?)?|janner',
  'feb(?:r(?:uar[iy]?)?)?|fev(?:r(?:ier)?)?',
  'mrt|maart|mar(?:ch|s|z)?|maerz',
  'apr(?:il)?|avr(?:il)?',
  'mei|may|mai',
  'june?|juni|juin',
  'july?|juli|juil(?:let)?',
  'aug(?:ust(?:us)?)?|aout?',
  'sept?(?:ember|embre)?',
  'o[kc]t(?:ober|obre)?',
  'nov(?:ember|embre)?',
  'de[cz](?:ember|embre)?',
].join('|')

/** The number of a month by its name, 0 when it is none. */
export function monthOf(name: string): number {
  return MONTHS.findIndex((month) => month.test(name.toLowerCase())) + 1
}
