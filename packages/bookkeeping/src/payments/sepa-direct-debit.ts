import { creditorIdentifier as checkCreditorIdentifier, isIsoDate } from '@klopt/validators'
import type { MandateAmendment } from './mandate-amendment.ts'
import { isCollectableIban } from './sepa-countries.ts'
import { isSepaIdentifier } from './sepa-text.ts'
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

/** CORE for anybody; B2B for businesses that registered the mandate with their own bank, without a right of refund. */
export type DirectDebitScheme = 'CORE' | 'B2B'

/**
 * RCUR for every collection of a recurring mandate, OOFF for the only one of a one-off mandate. Since November 2016 the
 * first of a series need not be told apart as FRST, nor the last as FNAL (SDD rulebooks EPC016-06 and EPC222-07).
 */
export type DirectDebitSequence = 'RCUR' | 'OOFF'

export interface SepaCollection {
  /** Comes back when the collection is refused or returned; at most 35 characters of SEPA. */
  endToEndId: string
  /** 1 to 99,999,999,999: what the EPC rulebook allows. */
  amountCents: number
  scheme: DirectDebitScheme
  /** FRST where somebody tells the first of a series apart all the same. */
  sequence: DirectDebitSequence | 'FRST'
  /** A civil date, on which the debtors are debited. */
  collectionDate: string
  mandateReference: string
  /** A civil date. */
  mandateSignedOn: string
  /** What changed of the mandate since the last collection by it; null when nothing did. */
  amendment: MandateAmendment | null
  debtorName: string
  debtorIban: string
  /** Text that the debtor reads, which is cut at 140 characters. */
  reference: string
}

export interface SepaDirectDebitFile {
  /** Never used before by this creditor; at most 30 characters of SEPA. */
  messageId: string
  /** The moment it was made, as ISO 8601 without a zone: `2026-11-21T09:30:00`. */
  createdAt: string
  creditorName: string
  creditorIban: string
  creditorIdentifier: string
  collections: readonly SepaCollection[]
}

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.008.001.08'
const refuse = refuserOf('incassobestand')

/**
 * A file of direct debits for the bank (ISO 20022 pain.008.001.08, EPC130-08 and EPC131-08): one block per collection
 * date, scheme and sequence, counts and control sums on both levels. The bank books each block as one line. Names and
 * texts are written in the characters of SEPA. Throws `sepa_not_payable` for what a bank would refuse.
 */
export function sepaDirectDebitFile(file: SepaDirectDebitFile): string {
  checkFile(file)
  const blocks = Map.groupBy(file.collections, blockOf)
  const keys = [...blocks.keys()].toSorted()
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<Document xmlns="${NAMESPACE}">`,
    '<CstmrDrctDbtInitn>',
    '<GrpHdr>',
    element('MsgId', file.messageId),
    element('CreDtTm', file.createdAt),
    ...counts(file.collections),
    `<InitgPty>${nameElement(file.creditorName)}</InitgPty>`,
    '</GrpHdr>',
    ...keys.flatMap((key, index) => block(file, `${file.messageId}-${index + 1}`, blocks.get(key) ?? [])),
    '</CstmrDrctDbtInitn>',
    '</Document>',
    '',
  ].join('\n')
}

/** Collections of one block: the bank books them as one line. */
export const blockOf = ({
  collectionDate,
  scheme,
  sequence,
}: Pick<SepaCollection, 'collectionDate' | 'scheme' | 'sequence'>): string => `${collectionDate} ${scheme} ${sequence}`

function block(file: SepaDirectDebitFile, id: string, collections: readonly SepaCollection[]): string[] {
  const [first] = collections
  if (first === undefined) return []
  const instrument = `<LclInstrm><Cd>${first.scheme}</Cd></LclInstrm><SeqTp>${first.sequence}</SeqTp>`
  return [
    '<PmtInf>',
    element('PmtInfId', id),
    '<PmtMtd>DD</PmtMtd>',
    '<BtchBookg>true</BtchBookg>',
    ...counts(collections),
    `<PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl>${instrument}</PmtTpInf>`,
    element('ReqdColltnDt', first.collectionDate),
    `<Cdtr>${nameElement(file.creditorName)}</Cdtr>`,
    account('CdtrAcct', file.creditorIban),
    `<CdtrAgt>${UNNAMED_BANK}</CdtrAgt>`,
    '<ChrgBr>SLEV</ChrgBr>',
    creditorScheme(file.creditorIdentifier),
    ...collections.flatMap(collection),
    '</PmtInf>',
  ]
}

const creditorScheme = (identifier: string) => `<CdtrSchmeId>${schemeId(identifier)}</CdtrSchmeId>`

function schemeId(identifier: string): string {
  const checked = checkCreditorIdentifier(identifier)
  const id = element('Id', checked.ok ? checked.value : identifier)
  return `<Id><PrvtId><Othr>${id}<SchmeNm><Prtry>SEPA</Prtry></SchmeNm></Othr></PrvtId></Id>`
}

/** What a mandate was known by before it changed. A new account is told by the code of the scheme, at any bank. */
function amended(amendment: MandateAmendment | null): string {
  if (amendment === null) return ''
  const { originalReference, originalCreditorName, originalCreditorIdentifier, hasNewAccount } = amendment
  const creditor =
    (originalCreditorName === null ? '' : nameElement(originalCreditorName)) +
    (originalCreditorIdentifier === null ? '' : schemeId(originalCreditorIdentifier))
  const details = [
    originalReference === null ? '' : element('OrgnlMndtId', originalReference),
    creditor === '' ? '' : `<OrgnlCdtrSchmeId>${creditor}</OrgnlCdtrSchmeId>`,
    hasNewAccount ? '<OrgnlDbtrAcct><Id><Othr><Id>SMNDA</Id></Othr></Id></OrgnlDbtrAcct>' : '',
  ]
  return `<AmdmntInd>true</AmdmntInd><AmdmntInfDtls>${details.join('')}</AmdmntInfDtls>`
}

function collection(each: SepaCollection): string[] {
  const mandate =
    element('MndtId', each.mandateReference) + element('DtOfSgntr', each.mandateSignedOn) + amended(each.amendment)
  return [
    '<DrctDbtTxInf>',
    `<PmtId>${element('EndToEndId', each.endToEndId)}</PmtId>`,
    amountElement(each.amountCents),
    `<DrctDbtTx><MndtRltdInf>${mandate}</MndtRltdInf></DrctDbtTx>`,
    `<DbtrAgt>${UNNAMED_BANK}</DbtrAgt>`,
    `<Dbtr>${nameElement(each.debtorName)}</Dbtr>`,
    account('DbtrAcct', each.debtorIban),
    ...remittance(each.reference),
    '</DrctDbtTxInf>',
  ]
}

function checkFile(file: SepaDirectDebitFile): void {
  checkHead(file, refuse)
  if (file.collections.length === 0) refuse('er staan geen incasso’s in.')
  checkParty('de incassant', file.creditorName, file.creditorIban, refuse)
  checkEea('de incassant', file.creditorIban)
  if (!checkCreditorIdentifier(file.creditorIdentifier).ok) refuse('het incassant-ID klopt niet.')
  checkTransactions(file.collections, refuse)
  for (const each of file.collections) checkCollection(each)
  checkDifferent(file.collections, 'incasso’s', refuse)
  const oneOff = file.collections.filter(({ sequence }) => sequence === 'OOFF')
  if (new Set(oneOff.map(({ mandateReference }) => mandateReference)).size < oneOff.length) {
    refuse('een eenmalige machtiging staat er twee keer in.')
  }
}

function checkCollection(each: SepaCollection): void {
  const who = each.debtorName.trim() || 'een klant'
  if (!isIsoDate(each.collectionDate)) refuse('een incassodatum is geen datum.')
  if (!isSepaIdentifier(each.mandateReference)) refuse(`het machtigingskenmerk van ${who} klopt niet.`)
  if (!isIsoDate(each.mandateSignedOn) || each.mandateSignedOn > each.collectionDate) {
    refuse(`de dag waarop ${who} de machtiging tekende klopt niet.`)
  }
  checkParty(who, each.debtorName, each.debtorIban, refuse)
  checkEea(who, each.debtorIban)
}

function checkEea(who: string, iban: string): void {
  if (!isCollectableIban(iban)) {
    refuse(
      `de rekening van ${who} ligt buiten de Europese Economische Ruimte. Vraag die klant de factuur zelf te betalen.`,
    )
  }
}
