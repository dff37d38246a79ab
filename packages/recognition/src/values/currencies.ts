/** ISO 4217 for a currency that is another one than the euro, and nobody knows which. */
export const UNKNOWN_CURRENCY = 'XXX'

/** The currencies of today; without the codes that are words beside an amount too (ALL, BOB, CUP, GEL, MOP, PEN). */
const CODES =
  'AED|AFN|AMD|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BGN|BHD|BIF|BMD|BND|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHF|CLP|CNY|COP|CRC|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GHS|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MRU|MUR|MVR|MWK|MXN|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SRD|SSP|SYP|SZL|THB|TJS|TMT|TND|TRY|TTD|TWD|TZS|UAH|UGX|USD|UYU|UZS|VES|VND|VUV|WST|XAF|XCD|XOF|XPF|YER|ZAR|ZMW|ZWG'

/** Signs and abbreviations; those of several currencies tell only that it is not the euro. */
const SIGNS: Readonly<Record<string, string>> = {
  '\u20ac': 'EUR',
  A$: 'AUD',
  C$: 'CAD',
  S$: 'SGD',
  R$: 'BRL',
  HK$: 'HKD',
  NZ$: 'NZD',
  $: 'USD',
  '\u00a3': 'GBP',
  '\u20b9': 'INR',
  '\u20ba': 'TRY',
  '\u20a9': 'KRW',
  '\u20bd': 'RUB',
  '\u20ab': 'VND',
  '\u20b1': 'PHP',
  '\u20aa': 'ILS',
  '\u20a6': 'NGN',
  '\u0e3f': 'THB',
  '\u20b4': 'UAH',
  RM: 'MYR',
  Rp: 'IDR',
  zl: 'PLN',
  'z\u0142': 'PLN',
  Kc: 'CZK',
  Ft: 'HUF',
  Rs: UNKNOWN_CURRENCY,
  'Rs.': UNKNOWN_CURRENCY,
  kr: UNKNOWN_CURRENCY,
  'kr.': UNKNOWN_CURRENCY,
}
const NAMES = [CODES, ...Object.keys(SIGNS).map((sign) => sign.replace(/[$.]/g, String.raw`\$&`))].join('|')
const BEFORE = new RegExp(String.raw`(?:^|[\s(:])(${NAMES}|\p{Sc}) ?-? ?$`, 'u')
const AFTER = new RegExp(String.raw`^-? ?(${NAMES}|\p{Sc})(?![\p{L}\d])`, 'u')
const NAMING =
  /(?<![a-z])(?:valuta|currency|munt(?:soort|eenheid)?|devise|wahrung|amounts?|bedrag(?:en)?|prijzen|prices|total|totaal|betrage?|montants?)(?![a-z])/i
const CODE = new RegExp(String.raw`(?<![\p{L}\d])(?:${CODES})(?![\p{L}\d])`, 'u')
/** Between 'amounts in' and the code. */
const NAMING_REACH = 30
/** Further away from an amount stands something else. */
const REACH = 8

/** The currency beside an amount that stands from `start` to `end` in a text; null when there is none. */
export function currencyBeside(text: string, start: number, end: number): string | null {
  const before = BEFORE.exec(text.slice(Math.max(0, start - REACH), start))
  const after = AFTER.exec(text.slice(end, end + REACH))
  return codeOf((before ?? after)?.[1])
}

/** The currency that a text names for its amounts ('Total in INR'), or of which it has the sign; null when there is none. */
export function currencyNamed(text: string): string | null {
  const naming = NAMING.exec(text)
  const [code] = CODE.exec(naming ? text.slice(naming.index, naming.index + naming[0].length + NAMING_REACH) : '') ?? []
  return code ?? codeOf(/\p{Sc}/u.exec(text)?.[0])
}

function codeOf(name: string | undefined): string | null {
  if (name === undefined) return null
  return SIGNS[name] ?? (/^[A-Z]{3}$/.test(name) ? name : UNKNOWN_CURRENCY)
}
