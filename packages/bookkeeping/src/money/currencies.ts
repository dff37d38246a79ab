import { parseDecimal } from './decimal.ts'
import { BookkeepingError } from './errors.ts'

/** Amounts of a currency are whole numbers of its smallest unit: cents of a euro, yens, fils of a dinar. */
export type CurrencyCode = string

export const EURO: CurrencyCode = 'EUR'

/** Codes of ISO 4217 (list one, January 2026) without metals, funds and units of account, by their decimals. */
const CODES: Readonly<Record<0 | 2 | 3, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF',
  2:
    'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CNY COP CRC CUP ' +
    'CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES ' +
    'KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK ' +
    'NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB ' +
    'TJS TMT TOP TRY TTD TWD TZS UAH USD UYU UZS VES WST XCD XCG YER ZAR ZMW ZWG',
  3: 'BHD IQD JOD KWD LYD OMR TND',
}

const DECIMALS: ReadonlyMap<string, number> = new Map(
  Object.entries(CODES).flatMap(([decimals, codes]) =>
    codes.split(' ').map((code) => [code, Number(decimals)] as const),
  ),
)

/** All of them, by code. */
export const CURRENCIES: readonly CurrencyCode[] = [...DECIMALS.keys()].toSorted()

export const isCurrency = (code: string): boolean => DECIMALS.has(code)

/** How many decimals amounts of a currency have. Throws `unknown_currency`. */
export function decimalsOf(code: CurrencyCode): number {
  const decimals = DECIMALS.get(code)
  if (decimals !== undefined) return decimals
  throw new BookkeepingError(
    'unknown_currency',
    `'${code.slice(0, 10)}' is geen munteenheid. Kies er een uit de lijst.`,
  )
}

/** Decimals and digits before the point that a rate has at most. */
export const RATE_DECIMALS = 8
const RATE_WHOLE_DIGITS = 8

/** True for what can be a rate: how much of a currency one euro is. */
export function isRate(rate: string): boolean {
  try {
    const { digits, scale } = parseDecimal(rate)
    return digits > 0n && scale <= RATE_DECIMALS && String(digits).length - scale <= RATE_WHOLE_DIGITS
  } catch {
    return false
  }
}
