import { formatEuro } from '@klopt/validators'
import type { Suggestion } from '@klopt/api-client/contract'
import { today } from '../../../app/today.ts'
import { countOf, shortDay } from '../bank-texts.ts'
import { differenceTexts } from './account-of-difference.ts'
import type { CreditedContact, Draft, OpenItem, Part, Problem } from './draft.ts'

export function itemTitle(item: Pick<OpenItem, 'kind' | 'number' | 'invoiceId' | 'openCents'>): string {
  if (item.kind === 'payable') return `Inkoop ${item.number}`
  // What a customer paid too much is no invoice of ours.
  return item.invoiceId === null && item.openCents < 0 ? item.number : `Factuur ${item.number}`
}

/** 'Gemeente Haarlem · 18 nov · vervalt 18 dec'. */
export const itemDetail = ({ contactName, date, dueDate }: OpenItem): string =>
  [contactName, shortDay(date, today()), `vervalt ${shortDay(dueDate, today())}`].filter(Boolean).join(' · ')

export function partTitle(part: Part): string {
  if (part.kind === 'credit') return creditTitle(part.contact)
  return part.kind === 'item' ? itemTitle(part.item) : `${part.account.number} ${part.account.name}`
}

export const creditTitle = ({ name }: CreditedContact): string => `Tegoed van ${name}`

export function partDetail(part: Part): string {
  if (part.kind === 'credit') return 'Te veel betaald: betaal het terug, of haal het van een volgende factuur af'
  if (part.kind === 'account') return 'Grootboekrekening'
  return `${part.item.contactName ?? 'Onbekend'} · ${formatEuro(part.item.openCents)} open`
}

/** 'verschil € 0,50: betalingsverschil'; nothing where there is none that is booked along. */
export function differenceText({ differenceCents, differenceKind }: Suggestion): string {
  if (differenceKind === null) return ''
  return `verschil ${formatEuro(Math.abs(differenceCents))}: ${differenceTexts[differenceKind]}`
}

type Transfer = NonNullable<Suggestion['transfer']>

export const OWN_TRANSFER = 'Eigen overboeking'

/** What becomes of the line at the other end of a transfer between own accounts, when this one is booked. */
export function otherSideText({ line, journalName }: Transfer): string {
  if (!line) return `Nog niet binnen bij ${journalName}: die regel wordt straks vanzelf geboekt`
  const day = shortDay(line.date, today())
  return line.processed
    ? `Sluit de regel van ${day} bij ${journalName}`
    : `Boekt de regel van ${day} bij ${journalName} mee`
}

/** Where a draft goes, in a few words. */
export const targetOf = ({ parts, suggestion }: Draft, suggestions: readonly Suggestion[] = []): string => {
  const transfer = suggestion === null ? null : suggestions[suggestion]?.transfer
  return transfer?.line ? `${partsTarget(parts)}, samen met de regel bij ${transfer.journalName}` : partsTarget(parts)
}

const partsTarget = (parts: Draft['parts']): string =>
  parts.length > 2 ? countOf(parts.length, 'deel', 'delen') : parts.map(partTitle).join(' en ')

export const problemTexts: Record<Problem, string> = {
  'nothing-chosen': 'Kies een factuur of een grootboekrekening.',
  'no-amount': 'Vul bij elk deel een bedrag in dat niet nul is.',
  rest: 'Verdeel eerst het hele bedrag.',
}
