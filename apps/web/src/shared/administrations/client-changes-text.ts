import type { ClientChange, ClientChangeKind } from '@klopt/api-client/contract'

/** What was changed, for one and for several. */
const words: Readonly<Record<ClientChangeKind, readonly [one: string, several: string]>> = {
  invoices: ['wijziging in facturen', 'wijzigingen in facturen'],
  estimates: ['wijziging in offertes', 'wijzigingen in offertes'],
  purchases: ['wijziging in inkoop', 'wijzigingen in inkoop'],
  documents: ['wijziging in documenten', 'wijzigingen in documenten'],
  bank: ['wijziging in de bank', 'wijzigingen in de bank'],
  journal: ['wijziging in memoriaal en boekjaar', 'wijzigingen in memoriaal en boekjaar'],
  assets: ['wijziging in activa', 'wijzigingen in activa'],
  vat: ['wijziging in de btw', 'wijzigingen in de btw'],
  hours: ['wijziging in uren en ritten', 'wijzigingen in uren en ritten'],
  expenses: ['wijziging in bonnetjes', 'wijzigingen in bonnetjes'],
  contacts: ['wijziging in relaties', 'wijzigingen in relaties'],
  products: ['wijziging in producten', 'wijzigingen in producten'],
  questions: ['antwoord of vraag', 'antwoorden en vragen'],
  settings: ['wijziging in instellingen', 'wijzigingen in instellingen'],
}

/** '3 wijzigingen in facturen' */
export function changeText({ kind, count }: Pick<ClientChange, 'kind' | 'count'>): string {
  const [one, several] = words[kind]
  return `${count} ${count === 1 ? one : several}`
}
