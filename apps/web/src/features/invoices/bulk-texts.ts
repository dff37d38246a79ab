import type { InvoiceListItem, SeveralOutcome } from '@klopt/api-client/contract'

export type Deed = 'send' | 'remind' | 'markAsSent'

const MOST_TOLD = 3
const doneWords: Readonly<Record<Deed, string>> = {
  send: 'verstuurd',
  remind: 'herinnerd',
  markAsSent: 'als verstuurd gemarkeerd',
}

const counted = (count: number): string => (count === 1 ? '1 factuur' : `${count} facturen`)

/** What sending does, before it is done: drafts get their number by it. */
export function sendQuestion(rows: readonly Pick<InvoiceListItem, 'number'>[]) {
  const drafts = rows.filter(({ number }) => number === null).length
  const final =
    drafts === 1 ? ' 1 concept wordt daarmee definitief.' : ` ${drafts} concepten worden daarmee definitief.`
  return {
    title: `${counted(rows.length)} versturen?`,
    text: `Elke klant krijgt een mail met je vaste tekst en de pdf.${drafts === 0 ? '' : final}`,
    confirmLabel: `${counted(rows.length)} versturen`,
  }
}

/** What came of it, in a sentence; null where nothing was done. */
export const doneText = (deed: Deed, { done }: SeveralOutcome): string | null =>
  done.length === 0 ? null : `${counted(done.length)} ${doneWords[deed]}`

/** Which were refused and why; null where none was. The first few: the list itself shows the rest. */
export function refusedText(deed: Deed, { refused }: SeveralOutcome): string | null {
  if (refused.length === 0) return null
  const told = refused
    .slice(0, MOST_TOLD)
    .map(({ number, reason }) => `${number === null ? 'Concept' : `Factuur ${number}`}: ${reason.replace(/\.$/, '')}.`)
  const more = refused.length > MOST_TOLD ? ` En nog ${refused.length - MOST_TOLD}.` : ''
  return `${counted(refused.length)} niet ${doneWords[deed]}. ${told.join(' ')}${more}`
}
