import type { Random } from './random.ts'

/** Numbers as they are handed out in real life, with check digits that hold. */

/** A number and the country and bank in front of it, with the check of ISO 13616. */
export function ibanOf(country: string, account: string): string {
  const figures = [...`${account}${country}00`].map((sign) => Number.parseInt(sign, 36)).join('')
  const check = 98n - (BigInt(figures) % 97n)
  return `${country}${String(check).padStart(2, '0')}${account}`
}

const dutchBanks = ['ABNA', 'INGB', 'RABO', 'TRIO', 'KNAB', 'BUNQ', 'SNSB', 'ASNB', 'RBRB']

export function dutchIban(random: Random): string {
  return ibanOf('NL', `${random.pick(dutchBanks)}0${random.digits(9)}`)
}

export function germanIban(random: Random): string {
  return ibanOf('DE', random.digits(18))
}

export function irishIban(random: Random): string {
  return ibanOf('IE', `BOFI${random.digits(14)}`)
}

/** A Dutch VAT number whose nine figures pass the eleven proof. */
export function dutchVatNumber(random: Random): string {
  for (;;) {
    const figures = random.digits(8)
    const check = [...figures].reduce((sum, figure, index) => sum + Number(figure) * (9 - index), 0) % 11
    if (check < 10) return `NL${figures}${check}B01`
  }
}

const referenceWeights = [2, 4, 8, 5, 10, 9, 7, 3, 6, 1]

/** A betalingskenmerk of sixteen figures: the first checks the other fifteen, weighed from the right. */
export function paymentReference(random: Random): string {
  const rest = random.digits(15)
  const figures = [...rest].toReversed()
  const sum = figures.reduce((total, figure, index) => total + Number(figure) * (referenceWeights[index % 10] ?? 0), 0)
  const check = 11 - (sum % 11)
  return `${check > 9 ? (check % 10 === 0 ? 1 : 0) : check}${rest}`
}
