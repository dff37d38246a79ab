export interface SettingsPage {
  /** Under the administration. */
  readonly path: string
  readonly label: string
}

/** The parts of the settings, in the order of the menu. */
export const settingsPages: readonly SettingsPage[] = [
  { path: 'settings/company', label: 'Bedrijf' },
  { path: 'settings/users', label: 'Gebruikers' },
  { path: 'settings/subscription', label: 'Abonnement' },
]
