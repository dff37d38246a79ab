import { isIsoDate } from '@klopt/validators'
import { isSepaIban } from './sepa-countries.ts'
import {
  account,
  amountElement,
  checkDifferent,
  checkHead,
  checkParty,
  checkTransactions,
  counts,
  element,
  nameElement,
  refuserOf,
  remittance,
  UNNAMED_BANK,
} from './sepa-xml.ts'

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

const refuse = refuserOf('betaalbestand')

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
    `<InitgPty>${nameElement(file.debtorName)}</InitgPty>`,
    '</GrpHdr>',
    ...days.flatMap((day, index) => paymentBlock(file, `${file.messageId}-${index + 1}`, day, blocks.get(day) ?? [])),
    '</CstmrCdtTrfInitn>',
    '</Document>',
    '',
  ].join('\n')
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
    `<Dbtr>${nameElement(file.debtorName)}</Dbtr>`,
    account('DbtrAcct', file.debtorIban),
    `<DbtrAgt>${UNNAMED_BANK}</DbtrAgt>`,
    '<ChrgBr>SLEV</ChrgBr>',
    ...payments.flatMap(transfer),
    '</PmtInf>',
  ]
}

function transfer(payment: SepaPayment): string[] {
  return [
    '<CdtTrfTxInf>',
    `<PmtId>${element('EndToEndId', payment.endToEndId)}</PmtId>`,
    `<Amt>${amountElement(payment.amountCents)}</Amt>`,
    `<Cdtr>${nameElement(payment.creditorName)}</Cdtr>`,
    account('CdtrAcct', payment.creditorIban),
    ...remittance(payment.reference),
    '</CdtTrfTxInf>',
  ]
}

function checkFile(file: SepaPaymentFile): void {
  checkHead(file, refuse)
  if (file.payments.length === 0) refuse('er staan geen betalingen in.')
  checkPayer('de betaler', file.debtorName, file.debtorIban)
  checkTransactions(file.payments, refuse)
  for (const { creditorName, creditorIban, executionDate } of file.payments) {
    if (!isIsoDate(executionDate)) refuse('een uitvoerdatum is geen datum.')
    checkPayer(creditorName.trim() || 'een ontvanger', creditorName, creditorIban)
  }
  checkDifferent(file.payments, 'betalingen', refuse)
}

function checkPayer(who: string, name: string, iban: string): void {
  checkParty(who, name, iban, refuse)
  if (!isSepaIban(iban)) {
    refuse(`het rekeningnummer van ${who} ligt buiten het Europese betaalgebied. Betaal die factuur bij je bank.`)
  }
}
