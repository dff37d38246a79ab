import type { LedgerAccount, OpeningBalance, OpeningBalanceInput } from '@klopt/api-client/contract'
import { isTemporary, VAT_ACCOUNTS } from '@klopt/bookkeeping/ledger'
import type { Option } from '@klopt/ui'
import { accountOption } from '../../shared/ledger/account-option.ts'
import { differenceSentence, type Sides } from '../../shared/ledger/debit-and-credit.ts'

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
})

/**
 * What the page begins with: the opening balance that stands, among the accounts of the balance sheet. VAT accounts are left
 * out, since what was declared before does not stand there.
 */
export function draftOf(
  accounts: readonly LedgerAccount[],
  current: OpeningBalance | null,
  proposedStartDate: string,
): OpeningDraft {
  const known = new Map(current?.lines.map((line) => [line.accountId, line]))
  const shown = accounts.filter(
    ({ id, active, type, rgsCode }) =>
      known.has(id) || (active && !isTemporary(type) && !VAT_ACCOUNTS.includes(rgsCode ?? '')),
  )
  return {
    startDate: current?.startDate ?? proposedStartDate,
    lines: shown.map((account) => {
      const line = known.get(account.id)
      return {
        ...emptyLine(),
        account: accountOption(account),
        debitCents: line?.debitCents || null,
        creditCents: line?.creditCents || null,
      }
    }),
    items: (current?.openItems ?? []).map(
      ({ contactId, contactName, kind, number, documentDate, dueDate, amountCents }) => ({
        key: crypto.randomUUID(),
        kind,
        number,
        contact: contactId === null ? null : { value: contactId, label: contactName ?? '' },
        documentDate,
        dueDate,
        amountCents,
      }),
    ),
  }
}

/** The lines that have an amount: an account without one held nothing. */
export const filledLines = (lines: readonly OpeningLine[]): readonly OpeningLine[] =>
  lines.filter(({ debitCents, creditCents }) => debitCents !== null || creditCents !== null)

/** The items in which something was typed. */
export const filledItems = (items: readonly OpeningItem[]): readonly OpeningItem[] =>
  items.filter(({ number, contact, amountCents }) => number !== '' || contact !== null || amountCents !== null)

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
    openItems: filledItems(items).map(({ kind, number, contact, documentDate, dueDate, amountCents }) => ({
      kind,
      number,
      contactId: contact === null ? null : Number(contact.value),
      documentDate: documentDate ?? '',
      dueDate: dueDate ?? documentDate ?? '',
      amountCents: amountCents ?? 0,
    })),
  }
}

/** What booking still needs first, in Dutch; null when it can be sent. */
export function missingIn({ startDate, lines, items }: OpeningDraft): string | null {
  const filled = filledLines(lines)
  if (startDate === null) return 'Vul de eerste dag in.'
  if (filled.length < 2) return 'Een beginbalans heeft minstens twee saldi. Vul er nog een in.'
  if (filled.some(({ account }) => account === null)) return 'Kies een rekening bij elk saldo.'
  if (filledItems(items).some(({ number, documentDate }) => number.trim() === '' || documentDate === null)) {
    return 'Vul bij elke openstaande factuur een nummer en een datum in.'
  }
  return differenceSentence(filled)
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
