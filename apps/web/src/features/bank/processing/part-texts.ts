import { today } from '../../../app/today.ts'
import { countOf, plainEuro, shortDay } from '../bank-texts.ts'
import type { Draft, OpenItem, Part, Problem } from './draft.ts'

export const itemTitle = (item: Pick<OpenItem, 'kind' | 'number'>): string =>
  item.kind === 'receivable' ? `Factuur ${item.number}` : `Inkoop ${item.number}`

/** 'Gemeente Haarlem · 18 nov · vervalt 18 dec'. */
export const itemDetail = ({ contactName, date, dueDate }: OpenItem): string =>
  [contactName, shortDay(date, today()), `vervalt ${shortDay(dueDate, today())}`].filter(Boolean).join(' · ')

export const partTitle = (part: Part): string =>
  part.kind === 'item' ? itemTitle(part.item) : `${part.account.number} ${part.account.name}`

export const partDetail = (part: Part): string =>
  part.kind === 'item'
    ? `${part.item.contactName ?? 'Onbekend'} · ${plainEuro(part.item.openCents)} open`
    : 'Grootboekrekening'

/** Where a draft goes, in a few words. */
export const targetOf = ({ parts }: Draft): string =>
  parts.length > 2 ? countOf(parts.length, 'deel', 'delen') : parts.map(partTitle).join(' en ')

export const problemTexts: Record<Problem, string> = {
  'nothing-chosen': 'Kies een factuur of een grootboekrekening.',
  'no-amount': 'Vul bij elk deel een bedrag in dat niet nul is.',
  rest: 'Verdeel eerst het hele bedrag.',
}
