import type { BankLine } from '../types.ts'
import { squeezeOrNull } from '../text/squeeze.ts'
import { batchWords } from './batch-text.ts'
import { centsAt, dateAt, signAt, signed } from './amount.ts'
import { childrenNamed, find, textAt, type Element } from './element.ts'
import { counterpartyOf } from './party.ts'
import { descriptionOf, endToEndIdOf, structuredReferenceOf } from './remittance.ts'

/** Whether the entry is booked; pending, future and informational ones are not. */
export function isBooked(entry: Element): boolean {
  const status = textAt(entry, 'Sts/Cd') ?? textAt(entry, 'Sts') ?? 'BOOK'
  return status === 'BOOK'
}

/** A bank line, and whether its direction may be that of the booking it reverses. */
export interface EntryLine {
  line: BankLine
  isReversal: boolean
}

function isReversal(element: Element | undefined): boolean {
  const text = textAt(element, 'RvslInd')
  return text === 'true' || text === '1'
}

/**
 * The bank lines of an entry. A batch whose parts each have an amount, and together make the
 * amount of the entry, becomes one line for each part; any other entry is one line.
 * @param closingDate books an entry that has no date of its own.
 */
export function linesOf(entry: Element, ownIban: string | null, closingDate: () => string): EntryLine[] {
  const sign = signAt(entry)
  const total = signed(centsAt(entry), sign)
  const details = childrenNamed(entry, 'NtryDtls').flatMap((part) => childrenNamed(part, 'TxDtls'))
  const line = (part: Element | undefined, amountCents: number) =>
    lineOf(entry, part, amountCents, ownIban, closingDate)
  if (details.length < 2) return [line(details[0], total)]
  const amounts = details.map((part) => partAmount(part, sign, currencyOf(entry)))
  const areKnown = amounts.every((amount) => amount !== null)
  if (!areKnown || amounts.reduce((sum, amount) => sum + amount, 0) !== total) {
    const whole = line(undefined, total)
    const parties = details.map((part) => counterpartyOf(part, total < 0 ? -1 : 1, whole.isReversal, ownIban))
    return [{ ...whole, line: { ...whole.line, ...batchWords(whole.line.description, details, parties) } }]
  }
  return amounts.map((amount, index) => line(details[index], amount))
}

function lineOf(
  entry: Element,
  details: Element | undefined,
  amountCents: number,
  ownIban: string | null,
  closingDate: () => string,
): EntryLine {
  const valueDate = dateAt(entry, 'ValDt')
  // The standard has the indicator on the entry alone; some banks put it in the details, or only say that it is a return.
  const isReversed = isReversal(entry) || isReversal(details)
  const returned = find(details, 'RtrInf')
  const returnReason = textAt(returned, 'Rsn/Cd')
  const isReturn = isReversed || returned !== undefined
  const line = {
    date: dateAt(entry, 'BookgDt') ?? valueDate ?? closingDate(),
    valueDate,
    amountCents,
    ...counterpartyOf(details, amountCents < 0 ? -1 : 1, isReturn, ownIban),
    description: descriptionOf(entry, details),
    structuredReference: structuredReferenceOf(details),
    endToEndId: endToEndIdOf(details),
    kind: kindOf(details) ?? kindOf(entry),
    ...(returnReason !== undefined && { returnReason }),
    balanceAfterCents: null,
  }
  return { line, isReversal: isReversed }
}

/** Signed cents of one part of a batch, or null when it has none in the currency of the entry. */
function partAmount(part: Element, sign: 1 | -1, currency: string | undefined): number | null {
  for (const path of ['Amt', 'AmtDtls/TxAmt/Amt', 'AmtDtls/InstdAmt/Amt']) {
    const amount = find(part, path)
    if (amount !== undefined && amount.attributes['Ccy'] === currency) {
      return signed(centsAt(part, path), signAt(part, sign))
    }
  }
  return null
}

export function currencyOf(entry: Element): string | undefined {
  return find(entry, 'Amt')?.attributes['Ccy']
}

/** The bank's own code, else the ISO code of domain, family and sub-family. */
function kindOf(element: Element | undefined): string | null {
  const code = find(element, 'BkTxCd')
  const domain = find(code, 'Domn')
  const family = [textAt(domain, 'Cd'), textAt(domain, 'Fmly/Cd'), textAt(domain, 'Fmly/SubFmlyCd')]
  return squeezeOrNull(textAt(code, 'Prtry/Cd') ?? family.filter((part) => part !== undefined).join('-'))
}
