import { Refusal } from '../refusal.ts'

const OTHER_MESSAGES: Readonly<Record<string, string>> = {
  BkToCstmrAcctRpt: 'een tussentijds overzicht (CAMT.052) dat nog niet definitief is',
  BkToCstmrDbtCdtNtfctn: 'een melding van losse boekingen (CAMT.054) zonder saldo',
  CstmrCdtTrfInitn: 'een betaalopdracht (SEPA), geen afschrift',
  CstmrDrctDbtInitn: 'een incasso-opdracht (SEPA), geen afschrift',
}

/**
 * Refuses a message that is not a statement, by its element or by its namespace. Elements outside
 * the message, such as an envelope or a group header, pass.
 */
export function assertStatementMessage(name: string, attributes: Readonly<Record<string, string>>): void {
  const other = OTHER_MESSAGES[name] ?? otherNamespace(attributes['xmlns'])
  if (other === undefined) return
  throw new Refusal('wrong_message', `Dit is ${other}. Download bij je bank het dagafschrift in het formaat CAMT.053.`)
}

function otherNamespace(namespace: string | undefined): string | undefined {
  if (namespace?.includes('camt.052')) return OTHER_MESSAGES['BkToCstmrAcctRpt']
  if (namespace?.includes('camt.054')) return OTHER_MESSAGES['BkToCstmrDbtCdtNtfctn']
  return undefined
}
