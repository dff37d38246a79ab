import type { CompanyProfile } from '@klopt/api-client/contract'
import type { PlacePath } from '../../app/routing/address.ts'

export interface SettingsPage {
  /** Within the administration. */
  readonly path: PlacePath
  readonly label: string
  /** By what else it is looked for. */
  readonly words?: string
  /** The legal form that has it, when not all do. */
  readonly legalForm?: CompanyProfile['legalForm']
}

/** The parts of the settings, in the order of the menu. */
export const settingsPages: readonly SettingsPage[] = [
  { path: 'settings/company', label: 'Bedrijf', words: 'adres, KvK-nummer, btw-id, IBAN' },
  { path: 'settings/invoice', label: 'Factuur', words: 'logo, kleur, betaaltermijn, voettekst' },
  { path: 'settings/email-texts', label: 'E-mailteksten', words: 'mail, onderwerp' },
  { path: 'settings/reminders', label: 'Herinneringen' },
  { path: 'settings/numbering', label: 'Nummering', words: 'factuurnummer, reeks' },
  { path: 'settings/vat', label: 'Btw', words: 'aangifte, KOR, kasstelsel' },
  { path: 'settings/bank-books', label: 'Bank en kas', words: 'bankrekening, Mollie, PayPal, Stripe, SumUp, incasso' },
  { path: 'settings/partners', label: 'Vennoten', legalForm: 'vof' },
  { path: 'settings/ledger-accounts', label: 'Grootboekrekeningen' },
  { path: 'settings/users', label: 'Gebruikers', words: 'uitnodigen, rechten, boekhouder' },
  { path: 'settings/subscription', label: 'Abonnement' },
  { path: 'settings/access', label: 'Toegang', words: 'support, meekijken' },
  { path: 'settings/export', label: 'Gegevens exporteren', words: 'auditfile, back-up' },
  { path: 'removal-requests', label: 'Verwijderen' },
]
