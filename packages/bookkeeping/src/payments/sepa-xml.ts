import { iban as checkIban, isIsoDate } from '@klopt/validators'
import { MAX_AMOUNT_CENTS } from '../money/amounts.ts'
import { BookkeepingError } from '../money/errors.ts'
import { readPaymentReference } from './payment-reference.ts'
import { isSepaIdentifier, sepaTextWithin } from './sepa-text.ts'

/** What a transfer and a collection have in common. */
export interface SepaTransaction {
  readonly endToEndId: string
  readonly amountCents: number
}

/** Says in Dutch why a file of this kind cannot be made, and what to do. */
export type Refuse = (reason: string) => never

/** The bank of an account, whose IBAN says which it is. */
export const UNNAMED_BANK = '<FinInstnId><Othr><Id>NOTPROVIDED</Id></Othr></FinInstnId>'

/** An element with a text, whose signs are escaped. */
export function element(name: string, text: string): string {
  return `<${name}>${text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</${name}>`
}

/** A name in the characters of SEPA, in its element. */
export const nameElement = (name: string): string => element('Nm', sepaTextWithin(name, 70))

/** How many there are, and what they come to. */
export function counts(transactions: readonly SepaTransaction[]): string[] {
  const sum = transactions.reduce((total, { amountCents }) => total + BigInt(amountCents), 0n)
  return [element('NbOfTxs', String(transactions.length)), element('CtrlSum', euros(sum))]
}

/** An account by its IBAN, without spaces. */
export function account(name: string, iban: string): string {
  const checked = checkIban(iban)
  return `<${name}><Id>${element('IBAN', checked.ok ? checked.value : iban)}</Id></${name}>`
}

/** What an amount of euros is on a bank's wire. */
export const amountElement = (amountCents: number): string =>
  `<InstdAmt Ccy="EUR">${euros(BigInt(amountCents))}</InstdAmt>`

/** What the payment is for: a betalingskenmerk or an RF reference as such, other text cut at 140 characters. */
export function remittance(text: string): string[] {
  const read = readPaymentReference(text)
  if (read.kind === 'text') {
    const written = sepaTextWithin(read.text, 140)
    return written === '' ? [] : [`<RmtInf>${element('Ustrd', written)}</RmtInf>`]
  }
  const issuer = read.kind === 'dutch' ? 'CUR' : 'ISO'
  const type = `<Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry>${element('Issr', issuer)}</Tp>`
  return [`<RmtInf><Strd><CdtrRefInf>${type}${element('Ref', read.reference)}</CdtrRefInf></Strd></RmtInf>`]
}

/** What refuses a file of the given kind ('betaalbestand'). Throws `sepa_not_payable`. */
export function refuserOf(kind: string): Refuse {
  return (reason) => {
    throw new BookkeepingError('sepa_not_payable', `Er kan geen ${kind} worden gemaakt: ${reason}`)
  }
}

/** Checks the head of a file: its own id, to which a block adds a dash and its number, and its moment without a zone. */
export function checkHead({ messageId, createdAt }: { messageId: string; createdAt: string }, refuse: Refuse): void {
  if (!isSepaIdentifier(messageId) || messageId.length > 30) refuse('het kenmerk van het bestand klopt niet.')
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(createdAt) || !isIsoDate(createdAt.slice(0, 10))) {
    refuse('het moment van maken klopt niet.')
  }
}

/** Checks what moves money: identifiers that differ, and amounts that SEPA carries. */
export function checkTransactions(transactions: readonly SepaTransaction[], refuse: Refuse): void {
  for (const { endToEndId, amountCents } of transactions) {
    if (!isSepaIdentifier(endToEndId)) refuse(`het kenmerk '${endToEndId}' klopt niet.`)
    if (!Number.isSafeInteger(amountCents) || amountCents < 1 || amountCents > MAX_AMOUNT_CENTS) {
      refuse('een bedrag is niet tussen € 0,01 en € 999.999.999,99.')
    }
  }
}

/** Checks that no two have one identifier. `what` are 'betalingen'. */
export function checkDifferent(transactions: readonly SepaTransaction[], what: string, refuse: Refuse): void {
  const ids = new Set(transactions.map(({ endToEndId }) => endToEndId))
  if (ids.size < transactions.length) refuse(`twee ${what} hebben hetzelfde kenmerk.`)
}

/** Checks who pays or is paid: a name that banks pass on, and an IBAN. */
export function checkParty(who: string, name: string, iban: string, refuse: Refuse): void {
  const written = sepaTextWithin(name, 70)
  if (written === '') refuse(`de naam van ${who} ontbreekt.`)
  if (!/[A-Za-z0-9]/.test(written)) {
    refuse(`de naam van ${who} staat in letters die banken niet doorgeven. Schrijf die naam in het Latijnse alfabet.`)
  }
  if (!checkIban(iban).ok) refuse(`het rekeningnummer van ${who} klopt niet.`)
}

/** Euros with a point and two decimals. */
function euros(cents: bigint): string {
  const digits = cents.toString().padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
