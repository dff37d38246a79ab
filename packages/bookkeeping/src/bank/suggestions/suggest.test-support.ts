import { suggest } from './suggest.ts'
import type { BankLine, BankRule, OpenItem, SuggestionCandidates } from './types.ts'

/** The account of whoever pays, unless a test says otherwise. */
export const IBAN = 'NL91ABNA0417164300'

export function line(more: Partial<BankLine> = {}): BankLine {
  return {
    amountCents: 12_100,
    counterpartyName: null,
    counterpartyIban: null,
    description: '',
    structuredReference: null,
    date: '2026-11-20',
    ...more,
  }
}

export function item(id: number, more: Partial<OpenItem> = {}): OpenItem {
  return {
    kind: 'receivable',
    id,
    number: `2026-${String(id).padStart(4, '0')}`,
    contactName: 'Bakkerij Van Dijk B.V.',
    contactIbans: [IBAN],
    openCents: 12_100,
    grossCents: 12_100,
    date: '2026-10-20',
    dueDate: '2026-11-19',
    ...more,
  }
}

export function rule(id: number, conditions: Partial<BankRule['conditions']>, accountId = 4500): BankRule {
  return {
    id,
    accountId,
    vatCode: 'purchase_high',
    contactId: null,
    shares: [],
    conditions: {
      direction: 'out',
      counterpartyIban: null,
      counterpartyName: null,
      descriptionContains: null,
      journalId: null,
      minCents: null,
      maxCents: null,
      ...conditions,
    },
  }
}

export const judge = (bankLine: BankLine, openItems: OpenItem[], more: Partial<SuggestionCandidates> = {}) =>
  suggest(bankLine, { openItems, rules: [], ...more })
