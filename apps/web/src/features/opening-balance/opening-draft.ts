import type { LedgerAccount, OpeningBalance, OpeningBalanceInput } from '@klopt/api-client/contract'
import { isVatCode } from '@klopt/bookkeeping/vat'
import type { Option } from '@klopt/ui'
import { accountOption } from '../../shared/ledger/account-option.ts'
import type { Sides } from '../../shared/ledger/debit-and-credit.ts'
import { isUsual, mayOpen, POSTPONED } from './usual-accounts.ts'
import type { WaitingVat } from './waiting-vat.ts'

export interface OpeningLine extends Sides {
  readonly key: string
  readonly account: Option | null
}

export interface OpeningItem {
  readonly key: string
  readonly kind: 'receivable' | 'payable'
  readonly number: string
  readonly contact: Option | null
  readonly documentDate: string | null
  readonly dueDate: string | null
  readonly amountCents: number | null
  /** What of it is declared once it is paid, on a cash basis. */
  readonly waiting: readonly WaitingVat[]
}

export interface OpeningDraft {
  readonly startDate: string | null
  readonly lines: readonly OpeningLine[]
  readonly items: readonly OpeningItem[]
}

export const emptyLine = (): OpeningLine => ({
  key: crypto.randomUUID(),
  account: null,
  debitCents: null,
  creditCents: null,
})

export const emptyItem = (): OpeningItem => ({
  key: crypto.randomUUID(),
  kind: 'receivable',
  number: '',
  contact: null,
  documentDate: null,
  dueDate: null,
  amountCents: null,
  waiting: [],
})

/** What the page begins with: the opening balance that stands, among the accounts that nearly everybody has. */
export function draftOf(
  accounts: readonly LedgerAccount[],
  current: OpeningBalance | null,
  proposedStartDate: string,
): OpeningDraft {
  const known = new Map(current?.lines.map((line) => [line.accountId, line]))
  const shown = accounts.filter((account) => known.has(account.id) || isUsual(account))
  return {
    startDate: current?.startDate ?? proposedStartDate,
    lines: shown.map((account) => {
      const line = known.get(account.id)
      return {
        ...lineOf(account),
        debitCents: line?.debitCents || null,
        creditCents: line?.creditCents || null,
      }
    }),
    items: (current?.openItems ?? []).map(
      ({ contactId, contactName, kind, number, documentDate, dueDate, amountCents, postponedVat = [] }) => ({
        key: crypto.randomUUID(),
        kind,
        number,
        contact: contactId === null ? null : { value: contactId, label: contactName ?? '' },
        documentDate,
        dueDate,
        amountCents,
        waiting: postponedVat.flatMap(({ vatCode, ...cents }) => (isVatCode(vatCode) ? [{ vatCode, ...cents }] : [])),
      }),
    ),
  }
}

const lineOf = (account: LedgerAccount): OpeningLine => ({ ...emptyLine(), account: accountOption(account) })

/** The accounts that could stand among the lines and do not. */
export function accountsLeft(
  lines: readonly OpeningLine[],
  accounts: readonly LedgerAccount[],
): readonly LedgerAccount[] {
  const there = new Set(lines.map(({ account }) => account?.value))
  return accounts.filter((account) => mayOpen(account) && !there.has(account.id))
}

/** The lines by the number of their account; what has none yet comes last. */
export function inOrder(lines: readonly OpeningLine[], accounts: readonly LedgerAccount[]): readonly OpeningLine[] {
  const places = new Map(accounts.map(({ id }, place) => [id, place]))
  const placeOf = ({ account }: OpeningLine) => places.get(Number(account?.value)) ?? accounts.length
  return lines.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** The lines with one for VAT that waits. */
export function withPostponedVat(
  lines: readonly OpeningLine[],
  accounts: readonly LedgerAccount[],
): readonly OpeningLine[] {
  const account = accounts.find(({ rgsCode }) => rgsCode === POSTPONED)
  if (!account || lines.some((line) => line.account?.value === account.id)) return lines
  return inOrder([...lines, lineOf(account)], accounts)
}

/** The lines with one for each account. */
export const withAllAccounts = (
  lines: readonly OpeningLine[],
  accounts: readonly LedgerAccount[],
): readonly OpeningLine[] => inOrder([...lines, ...accountsLeft(lines, accounts).map(lineOf)], accounts)

/** The lines that have an amount: an account without one held nothing. */
export const filledLines = (lines: readonly OpeningLine[]): readonly OpeningLine[] =>
  lines.filter(({ debitCents, creditCents }) => debitCents !== null || creditCents !== null)

/** The items in which something was typed. */
export const filledItems = (items: readonly OpeningItem[]): readonly OpeningItem[] =>
  items.filter(({ number, contact, amountCents }) => number !== '' || contact !== null || amountCents !== null)

/** The same where VAT counts with its invoice: what was chosen for a cash basis is not in sight then. */
export const withoutWaiting = (draft: OpeningDraft): OpeningDraft => ({
  ...draft,
  items: draft.items.map((item) => (item.waiting.length === 0 ? item : { ...item, waiting: [] })),
})

/** The opening balance as it is sent, in place of the one that was shown. */
export function inputOf({ startDate, lines, items }: OpeningDraft, replacesId: number | null): OpeningBalanceInput {
  return {
    startDate: startDate ?? '',
    replacesId,
    lines: filledLines(lines).map(({ account, debitCents, creditCents }) => ({
      accountId: Number(account?.value ?? 0),
      debitCents: debitCents ?? 0,
      creditCents: creditCents ?? 0,
    })),
    openItems: filledItems(items).map(({ kind, number, contact, documentDate, dueDate, amountCents, waiting }) => ({
      kind,
      number,
      contactId: contact === null ? null : Number(contact.value),
      documentDate: documentDate ?? '',
      dueDate: dueDate ?? documentDate ?? '',
      amountCents: amountCents ?? 0,
      ...(waiting.length > 0 && {
        postponedVat: waiting.map(({ vatCents, ...share }) => ({ ...share, vatCents: vatCents ?? 0 })),
      }),
    })),
  }
}

/** The server's words by line, of the lines and items that were sent. */
export function errorsByKey(
  fields: Readonly<Record<string, string>>,
  list: 'lines' | 'openItems',
  sent: readonly { readonly key: string }[],
): ReadonlyMap<string, Readonly<Partial<Record<string, string>>>> {
  const columns: Partial<Record<string, string>> = {
    accountId: 'account',
    contactId: 'contact',
    debitCents: 'debit',
    creditCents: 'credit',
    amountCents: 'amount',
    postponedVat: 'vat',
  }
  const errors = new Map<string, Partial<Record<string, string>>>()
  for (const [path, text] of Object.entries(fields)) {
    const [name, index, field = ''] = path.split('.')
    const line = name === list ? sent[Number(index)] : undefined
    if (line === undefined) continue
    errors.set(line.key, { ...errors.get(line.key), [columns[field] ?? field]: text.replace(/^Regel \d+: /, '') })
  }
  return errors
}
