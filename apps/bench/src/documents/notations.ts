export type Language = 'nl' | 'en' | 'de'

/** How a document writes cents without a currency. */
export type FigureNotation = 'dots' | 'spaces' | 'plain' | 'english'
/** Where the sign of a negative amount stands. */
export type MinusNotation = 'before' | 'behind' | 'apart'
/** What stands beside an amount that names its currency. */
export type CurrencyNotation = '€ ' | '€' | 'EUR ' | ' EUR' | ' €'

export interface AmountNotation {
  readonly figures: FigureNotation
  readonly minus: MinusNotation
  readonly currency: CurrencyNotation
  /** Whole euros end in `,-` when the currency is named; not below zero, where a dash means less. */
  readonly dash: boolean
}

const thousands: Readonly<Record<FigureNotation, string>> = { dots: '.', spaces: ' ', plain: '', english: ',' }

/** Cents as a document writes them in a column of amounts. */
export function writeAmount(cents: number, { figures, minus }: AmountNotation): string {
  return signed(unsigned(cents, figures), cents, minus)
}

/** Cents with their currency. */
export function writeMoney(cents: number, { figures, minus, currency, dash }: AmountNotation): string {
  const whole = dash && cents % 100 === 0 && cents > 0
  const number = whole ? unsigned(cents, figures).replace(/[.,]00$/, ',-') : unsigned(cents, figures)
  return currency.startsWith(' ')
    ? `${signed(number, cents, minus)}${currency}`
    : `${currency}${signed(number, cents, minus)}`
}

function unsigned(cents: number, figures: FigureNotation): string {
  const euros = String(Math.floor(Math.abs(cents) / 100)).replace(/\B(?=(\d{3})+$)/g, thousands[figures])
  const rest = String(Math.abs(cents) % 100).padStart(2, '0')
  return `${euros}${figures === 'english' ? '.' : ','}${rest}`
}

function signed(number: string, cents: number, minus: MinusNotation): string {
  if (cents >= 0) return number
  return minus === 'behind' ? `${number}-` : minus === 'apart' ? `- ${number}` : `-${number}`
}

export type DateNotation =
  | 'dashes'
  | 'short dashes'
  | 'two-digit year'
  | 'slashes'
  | 'dots'
  | 'iso'
  | 'month name'
  | 'short month'
  | 'month first'

const months: Readonly<Record<Language, string>> = {
  nl: 'januari februari maart april mei juni juli augustus september oktober november december',
  en: 'January February March April May June July August September October November December',
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
}

/** A civil date as a document writes it. `month first` is the American way, with the name of the month. */
export function writeDate(date: string, notation: DateNotation, language: Language): string {
  const [year, month, day] = date.split('-') as [string, string, string]
  const name = months[language].split(' ')[Number(month) - 1] ?? ''
  const dayOf = language === 'de' ? `${Number(day)}.` : `${Number(day)}`
  switch (notation) {
    case 'dashes':
      return `${day}-${month}-${year}`
    case 'short dashes':
      return `${Number(day)}-${Number(month)}-${year}`
    case 'two-digit year':
      return `${day}-${month}-${year.slice(2)}`
    case 'slashes':
      return `${day}/${month}/${year}`
    case 'dots':
      return `${day}.${month}.${year}`
    case 'iso':
      return date
    case 'month name':
      return `${dayOf} ${name} ${year}`
    case 'short month':
      return `${dayOf} ${shortMonth(name, language)} ${year}`
    case 'month first':
      return `${name} ${Number(day)}, ${year}`
  }
}

function shortMonth(name: string, language: Language): string {
  if (name === 'maart') return 'mrt'
  return `${name.slice(0, 3)}${language === 'nl' && name.length > 4 ? '.' : ''}`
}

export type IbanNotation = 'fours' | 'glued' | 'dots'

export function writeIban(iban: string, notation: IbanNotation): string {
  if (notation === 'glued') return iban
  return (iban.match(/.{1,4}/g) ?? []).join(notation === 'dots' ? '.' : ' ')
}

/** `1234AB` with or without the space, or with the country in front. */
export type PostcodeNotation = 'space' | 'glued' | 'country'

export function writePostcode(postcode: string, notation: PostcodeNotation): string {
  if (notation === 'glued') return postcode
  return `${notation === 'country' ? 'NL-' : ''}${postcode.slice(0, 4)} ${postcode.slice(4)}`
}
