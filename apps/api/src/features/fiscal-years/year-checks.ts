import { openPeriods, periodOfDay } from '@klopt/bookkeeping/vat'
import type { YearCheck } from '@klopt/api-client/contract'
import { formatDate, formatEuro } from '@klopt/validators'
import { countTakenEntries } from '../../books/take-over-items.ts'
import type { Db } from '../../database/db.ts'
import { cashOnDay, type CashOnDay } from '../bank/cash-on-day.ts'
import { cashWithoutBook } from '../bank/cash-without-book.ts'
import { statementBalances, type StatementBalance } from '../bank/statement-balances.ts'
import { waitingLines, type WaitingLines } from '../bank/waiting-lines.ts'
import { countDrafts } from '../journal-entries/drafts/show-drafts.ts'
import { templatesBehind } from '../journal-entries/templates/show-templates.ts'
import { readCalendar } from '../../books/vat-calendar.ts'
import { findWaiting } from '../vat/checks/find-waiting.ts'
import { screenPath } from '../../kernel/screens.ts'
import { cashAccountCheck } from './cash-account-check.ts'
import type { FiscalYear } from './list-years.ts'
import { assetChecks, openingChecks, partnersChecks } from './register-checks.ts'
import { suspenseChecks } from './suspense-checks.ts'
import type { Check } from './year-check.ts'
import { yearFacts, type YearFacts } from './year-facts.ts'
import { filedCheck, takenOverChecks, vatAccountsCheck } from './year-vat-checks.ts'

export interface Looker {
  readonly administrationId: number
  readonly today: string
}

/**
 * What a bookkeeper looks at before a year is closed, in the order of the page. What would change its figures or could not
 * be booked any more has to be done first; the rest is told.
 */
export async function yearChecks(
  db: Db,
  { administrationId, today }: Looker,
  { from, to }: Pick<FiscalYear, 'from' | 'to'>,
): Promise<YearCheck[]> {
  const waiting = await waitingLines(db, administrationId, to)
  const balances = await statementBalances(db, administrationId, to)
  const cash = await cashOnDay(db, administrationId, to)
  const facts = await yearFacts(db, administrationId, to)
  const calendar = await readCalendar(db, administrationId, today)
  const unfiled = openPeriods(calendar).filter(({ end }) => end >= from && end <= to)
  const drafts = await findWaiting(db, administrationId, { start: from, end: to })
  const journalDrafts = await countDrafts(db, administrationId, from, to)
  const behind = await templatesBehind(db, administrationId, to)
  const checks = [
    ...balances.map((balance) => bankCheck(balance, waiting, to)),
    ...cash.map((book) => cashCheck(book, waiting, to)),
    ...(await cashWithoutBook(db, administrationId, to)).map((account) => cashAccountCheck(account, to)),
    ...suspenseChecks(facts),
    itemsCheck('receivable', facts),
    itemsCheck('payable', facts),
    filedCheck(
      unfiled.map(({ label }) => label),
      facts,
    ),
    ...takenOverChecks(await countTakenEntries(db, administrationId, { from, to })),
    vatAccountsCheck(
      facts,
      facts.filedTwice.map((day) => periodOfDay(calendar, day).label),
      to,
    ),
    draftsCheck(drafts),
    documentsCheck(drafts),
    journalCheck(journalDrafts, behind),
    ...(await assetChecks(db, administrationId, to)),
    ...(await openingChecks(db, administrationId, { from, to })),
    trialBalanceCheck(facts),
    ...(await partnersChecks(db, administrationId, { from, to })),
  ]
  return checks.map(({ screen, ...check }) => ({ ...check, href: hrefOf(screen, { administrationId, from, to }) }))
}

function hrefOf(
  screen: Check['screen'],
  { administrationId, from, to }: { readonly administrationId: number } & Pick<FiscalYear, 'from' | 'to'>,
): string | null {
  if (screen === null || typeof screen === 'string') return screen && screenPath(screen, { administrationId })
  return screenPath('accountCard', { administrationId, ...screen }, { from, to })
}

const euro = (cents: number): string => formatEuro(cents)

function bankCheck(balance: StatementBalance, waiting: readonly WaitingLines[], to: string): Check {
  const { journalId, name, statementCents, statementDate, ledgerCents } = balance
  const own = { key: `bank-${journalId}`, group: 'bank' as const }
  const lines = waiting.find((line) => line.journalId === journalId)
  const sums = `boek ${euro(ledgerCents)}${statementCents === null ? '' : `, afschrift ${euro(statementCents)}`}`
  if (lines) return { ...own, state: 'open', title: `${name}: ${waitingText(lines)}`, detail: sums, screen: 'bank' }
  if (statementCents === null || statementDate === null) {
    const detail = `saldo volgens de boekhouding ${euro(ledgerCents)}`
    return {
      ...own,
      state: ledgerCents === 0 ? 'ok' : 'notice',
      title: `${name} heeft geen afschrift in dit boekjaar`,
      detail,
      screen: ledgerCents === 0 ? null : 'bank',
    }
  }
  if (statementCents !== ledgerCents) {
    const detail = `${sums}, verschil ${euro(ledgerCents - statementCents)}`
    return { ...own, state: 'open', title: `${name} is niet gelijk aan het afschrift`, detail, screen: 'bank' }
  }
  // Days without lines stand on no statement; the next one says what they left.
  const isOlder = statementDate < to && balance.nextOpeningCents !== statementCents
  return {
    ...own,
    state: isOlder ? 'notice' : 'ok',
    title: isOlder
      ? `${name}: het laatste afschrift loopt t/m ${formatDate(statementDate)}`
      : `${name} is gelijk aan het afschrift`,
    // A bank's file says until when it runs; of files of before that was kept it is not known until they are read again.
    detail: `saldo ${euro(ledgerCents)}${isOlder ? `; lees een afschrift t/m ${formatDate(to)} in, ook als je het al eens inlas` : ''}`,
    screen: isOlder ? 'bank' : null,
  }
}

function cashCheck(
  { journalId, name, balanceCents, count, isCounted }: CashOnDay,
  waiting: readonly WaitingLines[],
  to: string,
): Check {
  const own = { key: `cash-${journalId}`, group: 'bank' as const, screen: 'bank' as const }
  const lines = waiting.find((line) => line.journalId === journalId)
  const held = `kasboek ${euro(balanceCents)}`
  if (lines) return { ...own, state: 'open', title: `${name}: ${waitingText(lines)}`, detail: held }
  if (isCounted && count !== null) {
    const detail = `${held}, geteld op ${formatDate(count.countedOn)}`
    return { ...own, state: 'ok', title: `${name} is geteld`, detail, screen: null }
  }
  if (count !== null && count.countedOn >= to) {
    const detail = `geteld op ${formatDate(count.countedOn)}, verschil ${euro(count.differenceCents)}`
    return { ...own, state: 'open', title: `${name} is niet gelijk aan wat is geteld`, detail }
  }
  const detail = `${held}; een telling na deze dag is ook goed`
  return { ...own, state: 'open', title: `${name} is niet geteld op ${formatDate(to)}`, detail }
}

/** Of any book of money: a cash book has no lines of a bank. */
const waitingText = ({ count }: WaitingLines): string =>
  count === 1 ? '1 regel is nog niet verwerkt' : `${count} regels zijn nog niet verwerkt`

function itemsCheck(kind: 'receivable' | 'payable', facts: YearFacts): Check {
  const { ledgerCents, itemCents, count } = facts[kind]
  const words = kind === 'receivable' ? ['Debiteuren', 'open facturen'] : ['Crediteuren', 'open inkoop']
  const isEqual = ledgerCents === itemCents
  const documents = `${count} ${count === 1 ? 'factuur' : 'facturen'}, ${euro(itemCents)}`
  return {
    key: kind,
    group: 'items',
    state: isEqual ? 'ok' : 'open',
    title: `${words[0]} ${isEqual ? 'zijn gelijk' : 'zijn niet gelijk'} aan de ${words[1]}`,
    detail: isEqual ? documents : `grootboek ${euro(ledgerCents)}, ${documents}`,
    screen: isEqual ? null : 'trialBalance',
  }
}

function draftsCheck({ drafts }: Awaited<ReturnType<typeof findWaiting>>): Check {
  const own = { key: 'drafts', group: 'entries' as const }
  if (drafts === 0) return { ...own, state: 'ok', title: 'Geen facturen meer in concept', detail: '', screen: null }
  const title = drafts === 1 ? '1 factuur is nog een concept' : `${drafts} facturen zijn nog een concept`
  return { ...own, state: 'open', title, detail: 'maak ze definitief of gooi ze weg', screen: 'invoices' }
}

function documentsCheck({ purchases_waiting: count }: Awaited<ReturnType<typeof findWaiting>>): Check {
  const own = { key: 'documents', group: 'entries' as const }
  if (count === 0) return { ...own, state: 'ok', title: 'Alle inkoopfacturen zijn geboekt', detail: '', screen: null }
  const title = count === 1 ? '1 inkoopfactuur is nog niet geboekt' : `${count} inkoopfacturen zijn nog niet geboekt`
  return { ...own, state: 'open', title, detail: 'boek ze of leg ze weg', screen: 'purchases' }
}

function journalCheck(drafts: number, behind: readonly string[]): Check {
  const own = { key: 'journal', group: 'entries' as const, screen: 'journal' as const }
  if (behind.length > 0) {
    const title =
      behind.length === 1 ? '1 sjabloon is nog niet geboekt' : `${behind.length} sjablonen zijn nog niet geboekt`
    return { ...own, state: 'open', title, detail: behind.join(', ') }
  }
  if (drafts === 0) return { ...own, state: 'ok', title: 'Het memoriaal is bij', detail: '', screen: null }
  const title = drafts === 1 ? '1 memoriaal is nog een concept' : `${drafts} memorialen zijn nog een concept`
  return { ...own, state: 'open', title, detail: 'boek ze of gooi ze weg' }
}

function trialBalanceCheck({ debitCents, creditCents }: YearFacts): Check {
  const isEqual = debitCents === creditCents
  return {
    key: 'trial-balance',
    group: 'entries',
    state: isEqual ? 'ok' : 'open',
    title: isEqual ? 'De proefbalans is nul' : 'De proefbalans is niet nul',
    detail: isEqual ? `debet en credit ${euro(debitCents)}` : `debet ${euro(debitCents)}, credit ${euro(creditCents)}`,
    screen: isEqual ? null : 'trialBalance',
  }
}
