import { must } from '../money/must.ts'
import { ACCOUNT_TEMPLATES, type AccountType } from '../ledger/chart-of-accounts.ts'

/** A group of accounts in an annual report. */
export interface StatementGroup {
  readonly id: string
  /** Dutch. */
  readonly label: string
  /** What the RGS codes of its accounts begin with; the longest that fits decides. */
  readonly codes: readonly string[]
}

export type ProfitSection = 'gross' | 'costs' | 'financial' | 'tax'

/** The groups of a profit and loss from top to bottom, after the levels of RGS MKB 3.7. */
export const PROFIT_GROUPS: readonly (StatementGroup & { readonly section: ProfitSection })[] = [
  { section: 'gross', id: 'turnover', label: 'Netto-omzet', codes: ['WOmz'] },
  { section: 'gross', id: 'other-income', label: 'Overige opbrengsten', codes: ['WOvb', 'WWiv'] },
  { section: 'gross', id: 'cost-of-sales', label: 'Inkoop voor de omzet', codes: ['WKpr', 'WBedEemWdd'] },
  { section: 'costs', id: 'staff', label: 'Personeel', codes: ['WPer', 'WBedOvp', 'WBedWkr'] },
  { section: 'costs', id: 'housing', label: 'Huisvesting', codes: ['WBedHui'] },
  { section: 'costs', id: 'equipment', label: 'Onderhoud en inventaris', codes: ['WBedEem', 'WBedKanKak'] },
  { section: 'costs', id: 'sales', label: 'Verkoop en reclame', codes: ['WBedVkk'] },
  { section: 'costs', id: 'transport', label: 'Vervoer', codes: ['WBedAut', 'WBedTra'] },
  { section: 'costs', id: 'office', label: 'Kantoor', codes: ['WBedKan'] },
  { section: 'costs', id: 'insurance', label: 'Verzekeringen', codes: ['WBedAss'] },
  { section: 'costs', id: 'advice', label: 'Accountant en advies', codes: ['WBedAea'] },
  { section: 'costs', id: 'depreciation', label: 'Afschrijvingen', codes: ['WAfs'] },
  { section: 'costs', id: 'general', label: 'Algemene kosten', codes: ['WBed', 'W'] },
  { section: 'financial', id: 'financial', label: 'Rente en financieel', codes: ['WFbe', 'WRed'] },
  { section: 'tax', id: 'tax', label: 'Vennootschapsbelasting', codes: ['WBel'] },
]

/** The groups of a balance sheet by type, from top to bottom. */
export const BALANCE_GROUPS: Readonly<Record<'asset' | 'equity' | 'liability', readonly StatementGroup[]>> = {
  asset: [
    { id: 'intangible', label: 'Immateriële vaste activa', codes: ['BIva'] },
    { id: 'fixed', label: 'Materiële vaste activa', codes: ['BMva', 'BVas'] },
    { id: 'financial-fixed', label: 'Financiële vaste activa', codes: ['BFva', 'BVorOvrWbs'] },
    { id: 'stock', label: 'Voorraden', codes: ['BVrd', 'BPro'] },
    { id: 'claims', label: 'Vorderingen', codes: ['BVor', 'BEff', 'B'] },
    { id: 'money', label: 'Liquide middelen', codes: ['BLim'] },
  ],
  equity: [{ id: 'equity', label: 'Eigen vermogen', codes: ['B'] }],
  liability: [
    { id: 'provisions', label: 'Voorzieningen', codes: ['BVrz'] },
    { id: 'long-term', label: 'Langlopende schulden', codes: ['BLas'] },
    { id: 'short-term', label: 'Kortlopende schulden', codes: ['B'] },
  ],
}

export interface GroupedAccount {
  readonly number: string
  readonly type: AccountType
  /** Null for an account that somebody added. */
  readonly rgsCode: string | null
}

/** The group among `groups` that an account belongs to. One without an RGS code belongs where the number before its own does. */
export function groupOf<Group extends StatementGroup>(account: GroupedAccount, groups: readonly Group[]): Group {
  const code = account.rgsCode ?? neighbourCode(account)
  let best = must(groups.at(-1), 'a group')
  let length = 0
  for (const group of groups) {
    for (const start of group.codes) {
      if (start.length > length && code.startsWith(start)) [best, length] = [group, start.length]
    }
  }
  return best
}

/** The code of the known account of the same type whose number stands before this one, else that of the first. */
function neighbourCode({ number, type }: GroupedAccount): string {
  const known = ACCOUNT_TEMPLATES.filter((template) => template.type === type)
  return must(known.findLast((template) => template.number <= number) ?? known[0], 'an account of each type').rgs
}
