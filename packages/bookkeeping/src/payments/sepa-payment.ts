import { iban as checkIban, isIsoDate } from '@klopt/validators'
import { MAX_AMOUNT_CENTS } from '../money/amounts.ts'
import { BookkeepingError } from '../money/errors.ts'
import { readPaymentReference } from './payment-reference.ts'
import { isSepaIdentifier, sepaTextWithin } from './sepa-text.ts'

export interface SepaPayment {
  /** Comes back on the statement of the bank; at most 35 characters of SEPA. */
  endToEndId: string
  /** 1 to 99,999,999,999: what the EPC rulebook allows. */
  amountCents: number
  creditorName: string
  creditorIban: string
  /** A civil date. */
  executionDate: string
  /** A betalingskenmerk, an RF reference, or text, which is cut at 140 characters. */
  reference: string
}

export interface SepaPaymentFile {
  /** Never used before by this payer; at most 30 characters of SEPA. */
  messageId: string
  /** The moment it was made, as ISO 8601 without a zone: `2026-11-21T09:30:00`. */
  createdAt: string
  debtorName: string
  debtorIban: string
  payments: readonly SepaPayment[]
}

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09'

/** Countries in the Single Euro Payments Area, by the first letters of an IBAN. */
const SEPA_COUNTRIES =
  'AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM VA'.split(
    ' ',
  )

/**
 * A file of credit transfers for the bank (ISO 20022 pain.001.001.09, EPC implementation guidelines): one block of
 * payments per execution date, counts and control sums on both levels, no addresses (a bank refuses unstructured ones).
 * Names and texts are written in the characters of SEPA. Throws `sepa_not_payable` for what a bank would refuse.
 */
export function sepaPaymentFile(file: SepaPaymentFile): string {
  checkFile(file)
  const blocks = Map.groupBy(file.payments, ({ executionDate }) => executionDate)
  const days = [...blocks.keys()].toSorted()
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<Document xmlns="${NAMESPACE}">`,
    '<CstmrCdtTrfInitn>',
    '<GrpHdr>',
    element('MsgId', file.messageId),
    element('CreDtTm', file.createdAt),
    ...counts(file.payments),
    `<InitgPty>${element('Nm', sepaTextWithin(file.debtorName, 70))}</InitgPty>`,
    '</GrpHdr>',
    ...days.flatMap((day, index) => paymentBlock(file, `${file.messageId}-${index + 1}`, day, blocks.get(day) ?? [])),
    '</CstmrCdtTrfInitn>',
    '</Document>',
    '',
  ].join('\n')
}

/** True for an account that a transfer in euro reaches: a valid IBAN within SEPA. */
export function isSepaIban(iban: string): boolean {
  const checked = checkIban(iban)
  return checked.ok && SEPA_COUNTRIES.includes(checked.value.slice(0, 2))
}

function paymentBlock(
  file: SepaPaymentFile,
  id: string,
  executionDate: string,
  payments: readonly SepaPayment[],
): string[] {
  return [
    '<PmtInf>',
    element('PmtInfId', id),
    '<PmtMtd>TRF</PmtMtd>',
    // One line on the statement per payment, so that each can be matched.
    '<BtchBookg>false</BtchBookg>',
    ...counts(payments),
    '<PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl></PmtTpInf>',
    `<ReqdExctnDt>${element('Dt', executionDate)}</ReqdExctnDt>`,
    `<Dbtr>${element('Nm', sepaTextWithin(file.debtorName, 70))}</Dbtr>`,
    account('DbtrAcct', file.debtorIban),
    // The IBAN says which bank it is.
    '<DbtrAgt><FinInstnId><Othr><Id>NOTPROVIDED</Id></Othr></FinInstnId></DbtrAgt>',
    '<ChrgBr>SLEV</ChrgBr>',
    ...payments.flatMap(transfer),
    '</PmtInf>',
  ]
}

function transfer(payment: SepaPayment): string[] {
  return [
    '<CdtTrfTxInf>',
    `<PmtId>${element('EndToEndId', payment.endToEndId)}</PmtId>`,
    `<Amt><InstdAmt Ccy="EUR">${euros(BigInt(payment.amountCents))}</InstdAmt></Amt>`,
    `<Cdtr>${element('Nm', sepaTextWithin(payment.creditorName, 70))}</Cdtr>`,
    account('CdtrAcct', payment.creditorIban),
    ...remittance(payment.reference),
    '</CdtTrfTxInf>',
  ]
}

function remittance(text: string): string[] {
  const read = readPaymentReference(text)
  if (read.kind === 'text') {
    const written = sepaTextWithin(read.text, 140)
    return written === '' ? [] : [`<RmtInf>${element('Ustrd', written)}</RmtInf>`]
  }
  const issuer = read.kind === 'dutch' ? 'CUR' : 'ISO'
  const type = `<Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry>${element('Issr', issuer)}</Tp>`
  return [`<RmtInf><Strd><CdtrRefInf>${type}${element('Ref', read.reference)}</CdtrRefInf></Strd></RmtInf>`]
}

function counts(payments: readonly SepaPayment[]): string[] {
  const sum = payments.reduce((total, { amountCents }) => total + BigInt(amountCents), 0n)
  return [element('NbOfTxs', String(payments.length)), element('CtrlSum', euros(sum))]
}

function account(name: string, iban: string): string {
  const checked = checkIban(iban)
  return `<${name}><Id>${element('IBAN', checked.ok ? checked.value : iban)}</Id></${name}>`
}

/** Euros with a point and two decimals. */
function euros(cents: bigint): string {
  const digits = cents.toString().padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

function element(name: string, text: string): string {
  return `<${name}>${text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</${name}>`
}

function checkFile({ messageId, createdAt, debtorName, debtorIban, payments }: SepaPaymentFile): void {
  // A block adds a dash and its number.
  if (!isSepaIdentifier(messageId) || messageId.length > 30) refuse('het kenmerk van het bestand klopt niet.')
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(createdAt) || !isIsoDate(createdAt.slice(0, 10))) {
    refuse('het moment van maken klopt niet.')
  }
  if (payments.length === 0) refuse('er staan geen betalingen in.')
  checkParty('de betaler', debtorName, debtorIban)
  for (const payment of payments) checkPayment(payment)
  const ids = new Set(payments.map(({ endToEndId }) => endToEndId))
  if (ids.size < payments.length) refuse('twee betalingen hebben hetzelfde kenmerk.')
}

function checkPayment({ endToEndId, amountCents, creditorName, creditorIban, executionDate }: SepaPayment): void {
  if (!isSepaIdentifier(endToEndId)) refuse(`het kenmerk '${endToEndId}' klopt niet.`)
  if (!Number.isSafeInteger(amountCents) || amountCents < 1 || amountCents > MAX_AMOUNT_CENTS) {
    refuse('een bedrag is niet tussen € 0,01 en € 999.999.999,99.')
  }
  if (!isIsoDate(executionDate)) refuse('een uitvoerdatum is geen datum.')
  checkParty(creditorName.trim() || 'een ontvanger', creditorName, creditorIban)
}

function checkParty(who: string, name: string, iban: string): void {
  if (sepaTextWithin(name, 70) === '') refuse(`de naam van ${who} ontbreekt.`)
  if (!/[A-Za-z0-9]/.test(sepaTextWithin(name, 70))) {
    refuse(`de naam van ${who} staat in letters die banken niet doorgeven. Schrijf die naam in het Latijnse alfabet.`)
  }
  if (!checkIban(iban).ok) refuse(`het rekeningnummer van ${who} klopt niet.`)
  if (!isSepaIban(iban)) {
    refuse(`het rekeningnummer van ${who} ligt buiten het Europese betaalgebied. Betaal die factuur bij je bank.`)
  }
}

function refuse(reason: string): never {
  throw new BookkeepingError('sepa_not_payable', `Er kan geen betaalbestand worden gemaakt: ${reason}`)
}
