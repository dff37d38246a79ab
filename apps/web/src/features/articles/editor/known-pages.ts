export interface KnownPage {
  /** The path under an administration; `x/*` for all that lies below it. */
  readonly page: string
  readonly label: string
}

/** The pages that articles are mostly written for; any other can be added by its path. */
export const knownPages: readonly KnownPage[] = [
  { page: 'dashboard', label: 'Dashboard' },
  { page: 'invoices', label: 'Facturen' },
  { page: 'invoices/*', label: 'Een factuur' },
  { page: 'estimates', label: 'Offertes' },
  { page: 'recurring-invoices', label: 'Herhaalfacturen' },
  { page: 'bank', label: 'Bank' },
  { page: 'bank/import', label: 'Afschriften importeren' },
  { page: 'vat-return', label: 'Btw-aangifte' },
  { page: 'contacts', label: 'Relaties' },
  { page: 'contacts/*', label: 'Een relatie' },
  { page: 'ledger', label: 'Grootboek' },
  { page: 'ledger/*', label: 'Grootboekkaarten en boekingen' },
  { page: 'reports', label: 'Rapporten' },
  { page: 'reports/*', label: 'Alle rapporten' },
  { page: 'reports/profit-and-loss', label: 'Winst en verlies' },
  { page: 'reports/balance-sheet', label: 'Balans' },
  { page: 'reports/trial-balance', label: 'Proefbalans' },
  { page: 'settings/*', label: 'Alle instellingen' },
  { page: 'settings/company', label: 'Bedrijfsgegevens' },
  { page: 'settings/invoice', label: 'Instellingen van facturen' },
  { page: 'settings/numbering', label: 'Nummering' },
  { page: 'settings/email-texts', label: 'E-mailteksten' },
  { page: 'settings/vat', label: 'Instellingen van de btw' },
  { page: 'settings/bank-books', label: 'Bank en kas' },
  { page: 'settings/partners', label: 'Vennoten' },
  { page: 'settings/ledger-accounts', label: 'Grootboekrekeningen' },
  { page: 'settings/users', label: 'Gebruikers' },
  { page: 'settings/access', label: 'Toegang voor support' },
  { page: 'settings/subscription', label: 'Abonnement' },
  { page: 'settings/export', label: 'Gegevens exporteren' },
  { page: 'my-administrations', label: 'Mijn administraties' },
  { page: 'account', label: 'Mijn account' },
]

const names = new Map(knownPages.map(({ page, label }) => [page, label]))

/** A page as it is chosen: its name with its path, or the path alone. */
export function pageLabel(page: string): string {
  const name = names.get(page)
  return name === undefined ? page : `${name} (${page})`
}

const written = /^[a-z0-9/*-]{1,100}$/

/**
 * The page that somebody typed or copied from the address bar: the path under its administration, else under /v2,
 * with a star for the number of a record. Null when it is none.
 */
export function pageOf(typed: string): string | null {
  const text = typed.trim()
  const path = URL.parse(text)?.pathname ?? text.split(/[?#]/, 1)[0] ?? ''
  const parts = path
    .replace(/^\/?v2(?=\/)/, '')
    .split('/')
    .filter((part) => part !== '')
  const below = parts[0] === 'administrations' && /^\d+$/.test(parts[1] ?? '') ? parts.slice(2) : parts
  const number = below.findIndex((part) => /^\d+$/.test(part))
  const page = (number === -1 ? below : [...below.slice(0, number), '*']).join('/')
  return written.test(page) && page !== '*' ? page : null
}
