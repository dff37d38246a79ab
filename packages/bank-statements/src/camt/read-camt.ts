import { damaged, otherCurrency, Refusal, unknownFormat } from '../refusal.ts'
import { accountOf, closingOf, openingOf, periodOf } from '../period.ts'
import { assertAddsUp, unexplainedCents } from '../statement-totals.ts'
import { civilDateOf, daysAfter } from '../text/civil-date.ts'
import { ibanOrNull } from '../text/iban.ts'
import { providedOrNull } from './provided.ts'
import type { BankLine, BankStatement } from '../types.ts'
import { balancesOf, type Balances } from './balances.ts'
import { textAt, type Element } from './element.ts'
import { currencyOf, isBooked, linesOf } from './entry.ts'
import type { CamtFormat } from './message-type.ts'
import { parseStatements } from './parse-statements.ts'

/** What has been read of a statement so far. */
interface Draft {
  format: CamtFormat
  id: string | undefined
  account: Element | undefined
  balances: Element[]
  created: string | undefined
  period: Element | undefined
  lines: BankLine[]
  reversals: BankLine[]
  /** Of the entries. */
  currencies: Set<string>
  unbooked: number
  /** Once known; looking it up for each entry would take long. */
  closingDate: string | null
}

/**
 * Reads every statement of a message, of any version: the statement of a day (CAMT.053), an interim report (CAMT.052)
 * or a notice of bookings (CAMT.054). Entries that are not booked are left out and counted.
 * @throws Refusal when it is another message, cut off, damaged, or does not add up.
 */
export function readCamt(xml: string): { format: CamtFormat; statements: BankStatement[] } {
  const drafts: Draft[] = []
  parseStatements(xml, {
    onStatement: (format) => drafts.push(newDraft(format)),
    onPart: (part) => readInto(drafts.at(-1), part),
  })
  const [first] = drafts
  if (first === undefined) throw unknownFormat('Dit XML-bestand bevat geen bankafschrift.')
  if (drafts.some(({ format }) => format !== first.format)) throw damaged('de soort van het bericht')
  if (drafts.every((draft) => draft.lines.length === 0) && drafts.some((draft) => draft.unbooked > 0)) {
    throw notBooked()
  }
  return { format: first.format, statements: drafts.map(statementOf) }
}

function newDraft(format: CamtFormat): Draft {
  return {
    format,
    id: undefined,
    account: undefined,
    balances: [],
    created: undefined,
    period: undefined,
    lines: [],
    reversals: [],
    currencies: new Set(),
    unbooked: 0,
    closingDate: null,
  }
}

function readInto(draft: Draft | undefined, part: Element): void {
  if (draft === undefined) return
  if (part.name === 'Id') draft.id = part.text
  else if (part.name === 'CreDtTm') draft.created = part.text.trim()
  else if (part.name === 'FrToDt') draft.period = part
  else if (part.name === 'Acct') draft.account = part
  else if (part.name === 'Bal') draft.balances.push(part)
  else if (part.name === 'Ntry' && !isBooked(part)) draft.unbooked += 1
  else if (part.name === 'Ntry') {
    const currency = currencyOf(part)
    if (currency !== undefined) draft.currencies.add(currency)
    for (const { line, isReversal } of linesOf(part, accountIban(draft), () => closingDateOf(draft))) {
      draft.lines.push(line)
      if (isReversal) draft.reversals.push(line)
    }
  }
}

function statementOf(draft: Draft): BankStatement {
  const { opening, closing } = balancesOfDraft(draft)
  const told = [textAt(draft.account, 'Ccy'), closing?.currency, opening?.currency, ...draft.currencies]
  const [currency, other] = new Set(told.filter((one) => typeof one === 'string'))
  if (currency === undefined) throw damaged('de munt van de rekening')
  if (other !== undefined) throw otherCurrency(currency, other)
  const iban = accountIban(draft)
  const period = periodOf(draft.lines, draft.lines[0]?.date ?? closingDateOf(draft))
  const statement: BankStatement = {
    iban,
    ...accountOf(iban, providedOrNull(textAt(draft.account, 'Id/Othr/Id')) ?? undefined),
    ...(isSavings(draft.account) && { isSavings: true }),
    ...(draft.format !== 'camt053' && { isPartial: true }),
    ...(draft.unbooked > 0 && { pendingCount: draft.unbooked }),
    currency,
    ...period,
    ...openingOf(openingDateOf(draft, opening), period),
    ...closingOf(closing?.code === 'CLBD' ? closing.date : null, period),
    openingBalanceCents: opening?.cents ?? null,
    closingBalanceCents: closing?.cents ?? null,
    statementId: providedOrNull(draft.id),
    lines: draft.lines,
  }
  turnReversals(statement, draft.reversals)
  assertAddsUp(statement)
  return statement
}

/**
 * A notice has no balances. Those of an interim report count when it ends with the one of the day, since its lines lead
 * to no other: it may leave out what an earlier report told.
 */
function balancesOfDraft({ format, balances }: Draft): Balances {
  const found = balancesOf(balances)
  return format === 'camt053' || found.closing?.code === 'CLBD' ? found : { opening: null, closing: null }
}

/**
 * The direction of a reversal is its own, by the standard. Some banks give the direction of the
 * booking it reverses; when only that reading leads to the closing balance, it is the right one.
 */
function turnReversals(statement: BankStatement, reversals: readonly BankLine[]): void {
  const sum = reversals.reduce((before, line) => before + line.amountCents, 0)
  if (sum === 0 || unexplainedCents(statement) !== -2 * sum) return
  for (const line of reversals) line.amountCents = -line.amountCents
}

function accountIban(draft: Draft): string | null {
  return ibanOrNull(textAt(draft.account, 'Id/IBAN') ?? textAt(draft.account, 'Id/Othr/Id'))
}

/** The period tells it; else the opening balance, which as a previous closing is of the day before. */
function openingDateOf(draft: Draft, opening: Balances['opening']): string | null {
  const told = civilDateOf((textAt(draft.period, 'FrDtTm') ?? '').slice(0, 10)) // zero: no period
  const date = opening?.date ?? null
  return told ?? (date !== null && opening?.code === 'PRCD' ? daysAfter(date, 1) : date)
}

function isSavings(account: Element | undefined): boolean {
  const words = [textAt(account, 'Tp/Prtry'), textAt(account, 'Nm')].join(' ')
  return textAt(account, 'Tp/Cd') === 'SVGS' || /spaar|savings/i.test(words)
}

/** Date of the closing balance; without one, of the period or of the message itself. */
function closingDateOf(draft: Draft): string {
  draft.closingDate ??=
    balancesOf(draft.balances).closing?.date ??
    civilDateOf((textAt(draft.period, 'ToDtTm') ?? draft.created ?? '').slice(0, 10)) // zero: not told
  if (draft.closingDate === null) throw damaged('de datum van het afschrift')
  return draft.closingDate
}

function notBooked(): Refusal {
  return new Refusal(
    'not_booked',
    'Alle regels in dit bestand zijn nog in behandeling bij de bank en dus niet geboekt. ' +
      'Download het afschrift opnieuw zodra de bank ze heeft verwerkt.',
  )
}
