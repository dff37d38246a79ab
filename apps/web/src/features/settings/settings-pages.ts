import type { CompanyProfile } from '@klopt/api-client/contract'
import type { PlacePath } from '../../app/routing/address.ts'

export interface SettingsPage {
  /** Within the administration. */
  readonly path: PlacePath
  readonly label: string
  /** The legal form that has it, when not all do. */
  readonly legalForm?: CompanyProfile['legalForm']
}

/** The parts of the settings, in the order of the menu. */
export const settingsPages: readonly SettingsPage[] = [
  { path: 'settings/company', label: 'Bedrijf' },
  { path: 'settings/invoice', label: 'Factuur' },
  { path: 'settings/email-texts', label: 'E-mailteksten' },
  { path: 'settings/reminders', label: 'Herinneringen' },
  { path: 'settings/numbering', label: 'Nummering' },
  { path: 'settings/vat', label: 'Btw' },
  { path: 'settings/bank-books', label: 'Bankboeken' },
  { path: 'settings/partners', label: 'Vennoten', legalForm: 'vof' },
  { path: 'settings/ledger-accounts', label: 'Grootboekrekeningen' },
  { path: 'settings/users', label: 'Gebruikers' },
  { path: 'settings/subscription', label: 'Abonnement' },
  { path: 'settings/access', label: 'Toegang' },
  { path: 'settings/export', label: 'Gegevens exporteren' },
  { path: 'removal-requests', label: 'Verwijderen' },
]
