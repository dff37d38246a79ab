import { fiscalYearRange } from '../../ledger/fiscal-year.ts'
import type { OpenItemKind } from '../../ledger/open-items.ts'
import type { AuditedItem, AuditFileFacts } from './facts.ts'
import { openingBalance } from './opening-balance.ts'
import { side } from './side.ts'
import type { Values } from './write-elements.ts'

/** The opening balance by account, and of receivables and payables by invoice. */
export function openingValues(facts: AuditFileFacts): Values {
  const balances = openingBalance(facts)
  const known = new Set(balances.map(({ account }) => account))
  // Items that come to nothing together still name the line that they are of.
  const empty = new Set(facts.openItems.map(({ account }) => account).filter((account) => !known.has(account)))
  const lines = [...balances, ...[...empty].map((account) => ({ account, balanceCents: 0 }))]
  const places = new Map(lines.map(({ account }, index) => [account, index + 1]))
  return {
    opBalDate: fiscalYearRange(facts.fiscalYear, facts.startMonth).from,
    ...totalsOf(lines),
    obLine: lines.map(({ account, balanceCents }, index) => ({ nr: index + 1, accID: account, ...side(balanceCents) })),
    obSubledgers: subledgers(facts.openItems, (account) => places.get(account) ?? null),
  }
}

const TYPES: Record<OpenItemKind, { readonly sbType: string; readonly invPurSalTp: string }> = {
  receivable: { sbType: 'CU', invPurSalTp: 'S' },
  payable: { sbType: 'SU', invPurSalTp: 'P' },
}

function subledgers(items: readonly AuditedItem[], lineOf: (account: string) => number | null): Values | null {
  if (items.length === 0) return null
  const kinds = Map.groupBy(items, ({ kind }) => kind)
  return {
    obSubledger: [...kinds].map(([kind, own]) => ({
      sbType: TYPES[kind].sbType,
      ...totalsOf(own),
      obSbLine: own.map((item, index) => ({
        nr: index + 1,
        obLineNr: lineOf(item.account),
        ...side(item.balanceCents),
        custSupID: item.contactId,
        invRef: item.number,
        invPurSalTp: TYPES[kind].invPurSalTp,
        invDt: item.documentDate,
        invDueDt: item.dueDate,
      })),
    })),
  }
}

function totalsOf(lines: readonly { readonly balanceCents: number }[]): Values {
  const sum = (sign: 1 | -1) => lines.reduce((total, { balanceCents }) => total + Math.max(sign * balanceCents, 0), 0)
  return { linesCount: lines.length, totalDebit: sum(1), totalCredit: sum(-1) }
}
