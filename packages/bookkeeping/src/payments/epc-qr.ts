import { iban as checkIban } from '@klopt/validators'
import { MAX_AMOUNT_CENTS } from '../money/amounts.ts'
import { centsToDecimal } from '../money/decimal.ts'
import { BookkeepingError } from '../money/errors.ts'
import { must } from '../money/must.ts'

export interface EpcPayment {
  /** The beneficiary, at most 70 characters. */
  name: string
  iban: string
  /** Not needed within the EEA. */
  bic?: string
  amountCents: number
  /** ISO 11649 creditor reference ('RF18...'); instead of `text`. */
  structuredReference?: string
  /** Free remittance text, at most 140 characters; instead of a reference. */
  text?: string
  /** Purpose code of ISO 20022, at most 4 letters. */
  purpose?: string
  /** A note from the beneficiary to the payer, at most 70 characters. */
  information?: string
}

const MAX_BYTES = 331

/**
 * The text inside a payment QR code, version 002 of the European Payments Council
 * (EPC069-12): twelve lines ended by LF, in UTF-8, trailing empty ones left off.
 * Draw it with error correction M and at most version 13. Throws `qr_not_payable`
 * when a field does not fit; nothing is cut silently, as banks copy the text.
 */
export function epcQrPayload(payment: EpcPayment): string {
  const iban = checkIban(payment.iban)
  if (!iban.ok) refuse('het rekeningnummer is geen IBAN.')
  checkPayment(payment)
  const lines = [
    'BCD',
    '002',
    '1', // UTF-8
    'SCT',
    payment.bic ?? '', // zero: an empty line of the code
    payment.name,
    iban.value,
    `EUR${amount(payment.amountCents)}`,
    payment.purpose ?? '', // zero: an empty line of the code
    payment.structuredReference?.replaceAll(' ', '') ?? '', // zero: an empty line of the code
    payment.text ?? '', // zero: an empty line of the code
    payment.information ?? '', // zero: an empty line of the code
  ]
  const payload = lines.join('\n').replace(/\n+$/, '')
  if (utf8Length(payload) > MAX_BYTES) {
    refuse(`de gegevens zijn samen langer dan ${MAX_BYTES} bytes. Maak de naam of de omschrijving korter.`)
  }
  return payload
}

function checkPayment(payment: EpcPayment): void {
  const { name, bic, amountCents, structuredReference, text, purpose, information } = payment
  if (bic !== undefined && !/^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(bic)) refuse('de BIC klopt niet.')
  if (!Number.isSafeInteger(amountCents) || amountCents < 1 || amountCents > MAX_AMOUNT_CENTS) {
    refuse('het bedrag is niet tussen € 0,01 en € 999.999.999,99.')
  }
  if (name.trim() === '') refuse('er is geen naam van de ontvanger.')
  checkText('de naam', name, 70)
  if (structuredReference && text) refuse('er is een betalingskenmerk én een omschrijving. Kies een van de twee.')
  if (structuredReference && !/^RF[0-9]{2}[A-Z0-9]{1,21}$/.test(structuredReference.replaceAll(' ', ''))) {
    refuse('het betalingskenmerk begint niet met RF en twee cijfers. Zet het in de omschrijving.')
  }
  checkText('de omschrijving', text, 140)
  if (purpose !== undefined && !/^[A-Z]{0,4}$/.test(purpose)) refuse('de doelcode heeft hoogstens 4 hoofdletters.')
  checkText('de mededeling', information, 70)
}

function checkText(what: string, text: string | undefined, limit: number): void {
  if (text === undefined) return
  if ([...text].length > limit) refuse(`${what} is langer dan ${limit} tekens. Maak die korter.`)
  if (/\p{Cc}/u.test(text)) refuse(`in ${what} staat een regeleinde of stuurteken. Haal dat weg.`)
}

/** Euros with a point and two decimals. */
function amount(cents: number): string {
  const [euros = '0', fraction = ''] = centsToDecimal(cents).split('.')
  return `${euros}.${fraction.padEnd(2, '0')}`
}

function utf8Length(text: string): number {
  let bytes = 0
  for (const character of text) {
    const code = must(character.codePointAt(0), 'a character')
    bytes += code < 0x80 ? 1 : code < 0x8_00 ? 2 : code < 0x1_00_00 ? 3 : 4
  }
  return bytes
}

function refuse(reason: string): never {
  throw new BookkeepingError('qr_not_payable', `Er kan geen betaal-QR-code worden gemaakt: ${reason}`)
}
