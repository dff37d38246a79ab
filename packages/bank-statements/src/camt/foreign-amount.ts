import { find, textAt, type Element } from './element.ts'

/** Where the standard tells an amount in another currency: as it was ordered, as it was paid, or as that of this part. */
const AMOUNTS = ['AmtDtls/InstdAmt', 'AmtDtls/TxAmt', '.']
const RATES = ['AmtDtls/InstdAmt', 'AmtDtls/TxAmt', 'AmtDtls/CntrValAmt']

/**
 * The amount in a currency that is not that of the account, with the rate where the bank tells it, as a reader writes
 * them: `USD 110,00, koers 1,1`. Null when nothing was exchanged.
 */
export function foreignAmountOf(entry: Element, details: Element | undefined): string | null {
  const own = find(entry, 'Amt')?.attributes['Ccy']
  const places = [details, entry].filter((place) => place !== undefined)
  for (const place of places) {
    for (const path of AMOUNTS) {
      const amount = find(path === '.' ? place : find(place, path), 'Amt')
      const currency = amount?.attributes['Ccy']
      if (amount === undefined || currency === undefined || currency === own) continue
      const rate = rateOf(place)
      return `${currency} ${inDutch(amount.text)}${rate === undefined ? '' : `, koers ${inDutch(rate)}`}`
    }
  }
  return null
}

const rateOf = (place: Element) =>
  RATES.map((path) => textAt(place, `${path}/CcyXchg/XchgRate`)).find((rate) => rate !== undefined)

const inDutch = (decimal: string) => decimal.trim().replace('.', ',')
