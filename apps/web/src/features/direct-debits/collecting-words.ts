import type { Collectable, DirectDebitItem } from '@klopt/api-client/contract'

/** Why an invoice cannot be collected now, as short as a badge. */
export const obstacleWords: Record<NonNullable<Collectable['obstacle']>, string> = {
  not_open: 'Niet meer open',
  in_file: 'In incassobestand',
  no_mandate: 'Geen machtiging',
  ended: 'Machtiging beëindigd',
  refused: 'Machtiging geweigerd',
  other_account: 'Rekening geweigerd',
  used: 'Machtiging gebruikt',
  lapsed: 'Machtiging verlopen',
  outside_eea: 'Buiten de EER',
}

/** What is to be done about the mandate after a refusal or return. */
export const mandateAdvice: Record<NonNullable<NonNullable<DirectDebitItem['reason']>['mandate']>, string> = {
  ended: 'Met deze machtiging kan niet meer worden geïncasseerd. Vraag de klant om een nieuwe.',
  other_account: 'Vraag de klant om de nieuwe rekening, en pas de machtiging daarop aan.',
  ask: 'Vraag de klant of de machtiging nog geldt, en beëindig die anders.',
}

/** What became of an invoice in a file. */
export const itemStates: Record<
  DirectDebitItem['state'],
  { readonly label: string; readonly tone: 'neutral' | 'success' | 'warning' | 'danger' | 'info' }
> = {
  waiting: { label: 'Wordt geïncasseerd', tone: 'info' },
  collected: { label: 'Geïncasseerd', tone: 'success' },
  returned: { label: 'Teruggeboekt', tone: 'danger' },
  refused: { label: 'Geweigerd', tone: 'danger' },
  cancelled: { label: 'Teruggenomen', tone: 'neutral' },
  paid_before: { label: 'Al eerder betaald', tone: 'warning' },
  changed: { label: 'Minder open', tone: 'warning' },
}

/** The refusals of a file by the invoices that were chosen. */
export function refusalsOf(
  chosen: readonly Pick<Collectable, 'contactName' | 'number'>[],
  fields: Readonly<Record<string, string>>,
): string[] {
  return Object.entries(fields).flatMap(([path, message]) => {
    const index = /^invoiceIds\.(\d+)$/.exec(path)?.[1]
    const row = index === undefined ? undefined : chosen[Number(index)]
    return row ? [`${row.contactName} ${row.number}: ${message}`] : []
  })
}
