import { formatMoney } from '@klopt/validators'
import { STATED_VAT_MARGIN_CENTS } from '../documents/stated-vat.ts'
import { vatRate } from '../vat/vat-rates.ts'
import type { AccountType } from './chart-rows.ts'
import { isTemporary } from './fiscal-year.ts'
import { isPostponed } from './cash-basis.ts'
import { journalLineFaults } from './journal-posting.ts'
import { accountOfOpenItem, type OpenItemKind } from './open-items.ts'
import type { VatShare } from './payment-share.ts'
import { PostingBuilder, type PostingLine } from './posting.ts'
import { SYSTEM_ACCOUNTS } from './system-accounts.ts'
import { VAT_ACCOUNTS } from './vat-accounts.ts'
import { vatOver, waitingVatProblem } from './waiting-vat.ts'

/** What an account held when the books began. */
export interface OpeningLine {
  readonly accountId: number
  readonly accountName: string
  readonly rgs: string | null
  readonly type: AccountType
  readonly debitCents: number
  readonly creditCents: number
}

/** What was to be received or paid when the books began. */
export interface OpeningItem {
  readonly kind: OpenItemKind
  readonly number: string
  readonly contactId: number | null
  readonly documentDate: string
  readonly dueDate: string
  /** What was still open; negative for a credit invoice. */
  readonly amountCents: number
  /** On a cash basis the turnover and VAT that count once it is paid. */
  readonly postponedVat: readonly VatShare[]
}

export interface Opening {
  readonly startDate: string
  readonly lines: readonly OpeningLine[]
  readonly items: readonly OpeningItem[]
}

export interface OpeningRules {
  /** Whether the start is the first day of a fiscal year, on which no revenue or costs stand yet. */
  readonly beginsYear: boolean
  /** Whether VAT of sales counts with their payment on the start date. */
  readonly isCashBasis: boolean
}

/**
 * The entry of an opening balance: each account as it stood, and on receivables and payables a line for each item. No line
 * has a VAT code: what was declared before is not declared again. Throws when it does not balance.
 */
export function openingPosting({ lines, items }: Opening): PostingLine[] {
  const posting = new PostingBuilder()
  for (const { accountId, rgs, debitCents, creditCents } of lines) {
    if (controlOf(rgs) === null) posting.debit({ id: accountId }, debitCents - creditCents)
  }
  for (const { kind, number, contactId, amountCents } of items) {
    const details = { description: number, ...(contactId !== null && { contactId }) }
    posting.debit(accountOfOpenItem(kind), kind === 'receivable' ? amountCents : -amountCents, details)
  }
  return posting.build()
}

/** What is wrong with an opening balance, in Dutch by its place (`lines.3.accountId`, `openItems.0.number`). */
export function openingFaults(opening: Opening, rules: OpeningRules): Record<string, string> {
  const faults = journalLineFaults(opening.lines)
  const seen = new Set<number>()
  for (const [index, line] of opening.lines.entries()) {
    const why = seen.has(line.accountId) ? twice(line) : lineFault(line, rules)
    seen.add(line.accountId)
    if (why !== null) faults[`lines.${index}.accountId`] = `Regel ${index + 1}: ${why}`
  }
  for (const kind of ['receivable', 'payable'] as const) {
    const why = sumFault(opening, kind)
    if (why !== null) faults[kind] = why
  }
  const waits = postponedFault(opening, rules)
  if (waits !== null) faults.postponedVat = waits
  return { ...faults, ...itemFaults(opening) }
}

/** Which of the two is meant is not known: added up it would be wrong where the one was to take the other's place. */
const twice = ({ accountName }: OpeningLine): string =>
  `${accountName} staat twee keer in de lijst. Zet het hele saldo op één regel.`

function lineFault({ accountName, rgs, type }: OpeningLine, { beginsYear }: OpeningRules): string | null {
  if (rgs !== null && VAT_ACCOUNTS.includes(rgs)) {
    return `op ${accountName} komt alleen btw die je nog niet hebt aangegeven. Zet btw van eerdere aangiftes op 'Te betalen omzetbelasting'.`
  }
  if (beginsYear && isTemporary(type)) {
    return `${accountName} begint een boekjaar op nul. Tel het resultaat van vorige jaren bij het eigen vermogen.`
  }
  return null
}

const controlNames: Record<OpenItemKind, { readonly account: string; readonly items: string }> = {
  receivable: { account: 'Debiteuren', items: 'verkoopfacturen' },
  payable: { account: 'Crediteuren', items: 'inkoopfacturen' },
}

/** Receivables and payables are what their items come to, or the lists would differ from the ledger for ever. */
function sumFault({ lines, items }: Opening, kind: OpenItemKind): string | null {
  const sign = kind === 'receivable' ? 1 : -1
  const own = lines.filter(({ rgs }) => controlOf(rgs) === kind)
  const ledgerCents = own.reduce((sum, { debitCents, creditCents }) => sum + sign * (debitCents - creditCents), 0)
  const itemCents = items.reduce((sum, item) => sum + (item.kind === kind ? item.amountCents : 0), 0)
  if (ledgerCents === itemCents) return null
  const { account, items: name } = controlNames[kind]
  return `Op ${account} staat € ${formatMoney(ledgerCents)}, de openstaande ${name} zijn samen € ${formatMoney(itemCents)}. Maak ze gelijk.`
}

function postponedFault({ lines, items }: Opening, { isCashBasis }: OpeningRules): string | null {
  const shares = items.flatMap(({ postponedVat }) => postponedVat)
  if (shares.length > 0 && !isCashBasis) return 'Alleen met het kasstelsel wacht btw van oude facturen op hun betaling.'
  if (items.some(({ kind, postponedVat }) => kind === 'payable' && postponedVat.length > 0))
    return 'Alleen btw van verkoopfacturen wacht op hun betaling.'
  if (shares.some(({ vatCode }) => !isPostponed(vatCode))) return 'Kies bij wachtende btw een btw-code van een verkoop.'
  const own = lines.filter(({ rgs }) => rgs === SYSTEM_ACCOUNTS.postponedVat)
  const ledgerCents = own.reduce((sum, { debitCents, creditCents }) => sum + creditCents - debitCents, 0)
  const itemCents = shares.reduce((sum, { vatCents }) => sum + vatCents, 0)
  if (ledgerCents === itemCents) return null
  return `Op 'Btw over nog niet ontvangen omzet' staat € ${formatMoney(ledgerCents)}, bij de facturen wacht € ${formatMoney(itemCents)}. Maak ze gelijk.`
}

function itemFaults({ items, startDate }: Opening): Record<string, string> {
  const faults: Record<string, string> = {}
  const seen = new Set<string>()
  for (const [index, item] of items.entries()) {
    const field = `openItems.${index}`
    const place = `Factuur ${item.number || index + 1}`
    const key = JSON.stringify([item.kind, item.contactId, item.number.toLowerCase()])
    if (item.contactId === null) faults[`${field}.contactId`] = `${place}: kies de relatie.`
    if (item.amountCents === 0) faults[`${field}.amountCents`] = `${place}: vul in wat er nog openstaat.`
    if (item.documentDate >= startDate)
      faults[`${field}.documentDate`] = `${place}: de factuurdatum moet voor de begindatum liggen.`
    if (item.dueDate < item.documentDate)
      faults[`${field}.dueDate`] = `${place}: de vervaldag kan niet voor de factuurdatum liggen.`
    const waits = waitingFault(item) ?? rateFault(item)
    if (waits !== null) faults[`${field}.postponedVat`] = `${place}: ${waits}`
    if (seen.has(key)) faults[`${field}.number`] = `${place}: staat twee keer in de lijst.`
    seen.add(key)
  }
  return faults
}

/** Turnover and VAT wait on what is still to be paid: more than that would be declared without ever having been sold. */
function waitingFault({ amountCents, postponedVat }: OpeningItem): string | null {
  const cents = postponedVat.reduce((sum, { baseCents, vatCents }) => sum + baseCents + vatCents, 0)
  if (amountCents < 0 ? cents >= amountCents : cents <= amountCents) return null
  return `er wacht € ${formatMoney(cents)} aan omzet en btw, en er staat € ${formatMoney(amountCents)} open. Vul in wat er nog wacht.`
}

/** VAT that is not that of its turnover would make a return that no rate explains. */
function rateFault({ documentDate, postponedVat }: OpeningItem): string | null {
  const wrong = postponedVat.find((share) => waitingVatProblem(share, documentDate) !== null)
  if (wrong === undefined) return null
  const [rate, expected] = [vatRate(wrong.vatCode, documentDate), vatOver(wrong, documentDate)]
  return `over € ${formatMoney(wrong.baseCents)} omzet is ${rate}% btw € ${formatMoney(expected)}, er staat € ${formatMoney(wrong.vatCents)}. Er mag hoogstens € ${formatMoney(STATED_VAT_MARGIN_CENTS)} verschil zijn.`
}

/** Which items an account consists of; null when of none. */
function controlOf(rgs: string | null): OpenItemKind | null {
  if (rgs === SYSTEM_ACCOUNTS.receivables) return 'receivable'
  return rgs === SYSTEM_ACCOUNTS.payables ? 'payable' : null
}
