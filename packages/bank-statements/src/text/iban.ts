/** The IBAN in `text` without spaces, or null when it does not look like one. */
export function ibanOrNull(text: string | null | undefined): string | null {
  if (text === null || text === undefined) return null
  const iban = text.replace(/\s/g, '').toUpperCase()
  return /^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(iban) ? iban : null
}

/**
 * The Dutch IBAN of an account number from before SEPA: the bank's four letters and the number
 * padded to ten digits, with the check digits of ISO 13616 in front.
 */
export function dutchIban(bank: string, account: string): string | null {
  const number = account.replace(/\D/g, '').padStart(10, '0')
  if (number.length !== 10 || /^0+$/.test(number)) return null
  const letters = [...bank].map((letter) => letter.charCodeAt(0) - 55).join('')
  const check = 98n - (BigInt(`${letters}${number}232100`) % 97n)
  return `NL${check.toString().padStart(2, '0')}${bank}${number}`
}
