import type { BankLine, BankStatement } from '../types.ts'
import { closingCents, unsignedDecimal } from './decimal.ts'
import { isoProblems } from './iso20022/check-message.ts'

/**
 * Writes a statement as a CAMT.053.001.08 message with one entry for each line. An unknown
 * opening balance counts as zero. Reading it gives the statement back, but for balances after a
 * line.
 * @throws Error when the message is not what the standard says, such as for a name of more than 140 characters.
 */
export function writeCamt053(statement: BankStatement): string {
  const { currency, from, to, iban, statementId } = statement
  const account =
    iban === null ? element('Othr', element('Id', escaped(statement.account ?? NOT_PROVIDED))) : element('IBAN', iban)
  const savings = statement.isSavings ? element('Tp', element('Cd', 'SVGS')) : ''
  const content = [
    element('Id', escaped(statementId ?? NOT_PROVIDED)),
    element('CreDtTm', `${to}T23:59:59`),
    element('Acct', `${element('Id', account)}${savings}${element('Ccy', currency)}`),
    balance('OPBD', statement.openingBalanceCents ?? 0, statement.opensOn ?? from, currency),
    balance('CLBD', closingCents(statement), statement.closesOn ?? to, currency),
    ...statement.lines.map((line) => entry(line, currency)),
  ].join('\n')
  const header = element('GrpHdr', `${element('MsgId', 'KLOPT')}${element('CreDtTm', `${to}T23:59:59`)}`)
  return asTheStandardSays(`<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">
${element('BkToCstmrStmt', `${header}\n${element('Stmt', content)}`)}
</Document>
`)
}

/** The word of the standard for an identification that must be there and is not. */
const NOT_PROVIDED = 'NOTPROVIDED'

/** A message of our own making shares our mistakes with what reads it, unless a third one looks. */
function asTheStandardSays(xml: string): string {
  const problems = isoProblems(xml)
  if (problems.length > 0) throw new Error(`This is no sound CAMT.053:\n${problems.join('\n')}`)
  return xml
}

function entry(line: BankLine, currency: string): string {
  const valueDate = line.valueDate === null ? '' : element('ValDt', element('Dt', line.valueDate))
  const code = line.kind === null ? '<BkTxCd/>' : element('BkTxCd', element('Prtry', element('Cd', escaped(line.kind))))
  const reference = element('Refs', element('EndToEndId', escaped(line.endToEndId ?? NOT_PROVIDED)))
  const details = `${reference}${parties(line)}${remittance(line)}${returned(line)}`
  return element(
    'Ntry',
    [
      amount(line.amountCents, currency),
      element('Sts', element('Cd', 'BOOK')),
      element('BookgDt', element('Dt', line.date)),
      valueDate,
      code,
      element('NtryDtls', element('TxDtls', details)),
    ].join(''),
  )
}

function parties(line: BankLine): string {
  // What came back keeps the roles of the payment that it was.
  const isPaid = line.amountCents < 0 === (line.returnReason === undefined)
  const side = isPaid ? 'Cdtr' : 'Dbtr'
  const { counterpartyName: name, counterpartyIban: iban } = line
  const party = name === null ? '' : element(side, element('Pty', element('Nm', escaped(name))))
  const account = iban === null ? '' : element(`${side}Acct`, element('Id', element('IBAN', iban)))
  return element('RltdPties', party + account)
}

function remittance(line: BankLine): string {
  const reference = line.structuredReference
  const text = line.description.match(/.{1,140}/gsu) ?? []
  const structured =
    reference === null ? '' : element('Strd', element('CdtrRefInf', element('Ref', escaped(reference))))
  return element('RmtInf', text.map((part) => element('Ustrd', escaped(part))).join('') + structured)
}

function returned({ returnReason }: BankLine): string {
  return returnReason === undefined ? '' : element('RtrInf', element('Rsn', element('Cd', escaped(returnReason))))
}

function balance(code: string, cents: number, date: string, currency: string): string {
  const kind = element('Tp', element('CdOrPrtry', element('Cd', code)))
  return element('Bal', `${kind}${amount(cents, currency)}${element('Dt', element('Dt', date))}`)
}

function amount(cents: number, currency: string): string {
  const direction = element('CdtDbtInd', cents < 0 ? 'DBIT' : 'CRDT')
  return `<Amt Ccy="${currency}">${unsignedDecimal(cents, '.')}</Amt>${direction}`
}

function element(name: string, content: string): string {
  return content === '' ? '' : `<${name}>${content}</${name}>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
