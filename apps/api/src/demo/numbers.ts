/** Valid but unissued numbers for made-up companies: the check digits are right, the numbers belong to nobody. */

/** A Dutch IBAN of a bank code and an account number of at most ten digits. */
export function demoIban(bankCode: string, account: number): string {
  const bban = `${bankCode}${String(account).padStart(10, '0')}`
  return `NL${String(98 - mod97(`${lettersToDigits(bban)}232100`)).padStart(2, '0')}${bban}`
}

/** A btw-id of a sole trader: the two digits after the B make the whole pass mod 97. */
export function demoVatNumber(nineDigits: number): string {
  const digits = String(nineDigits).padStart(9, '0')
  for (let check = 2; check < 99; check += 1) {
    const number = `NL${digits}B${String(check).padStart(2, '0')}`
    if (mod97(lettersToDigits(number)) === 1) return number
  }
  throw new Error(`no check digits for ${digits}`)
}

function lettersToDigits(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
}

function mod97(digits: string): number {
  let rest = 0
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97
  return rest
}
