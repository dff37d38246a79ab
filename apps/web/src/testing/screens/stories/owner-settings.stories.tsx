import type { Meta } from '@storybook/react-vite'
import { RecordedScreen } from '../recorded-screen.tsx'
import { screensOf } from '../screens-of.ts'

const meta: Meta<typeof RecordedScreen> = {
  title: 'Schermen/Ondernemer/Instellingen',
  component: RecordedScreen,
  parameters: { layout: 'fullscreen' },
  // Each is a whole page: a page of documentation has no room for them.
  tags: ['!autodocs'],
}
export default meta

const screen = screensOf('owner')

export const Settings = screen('Settings', 'Instellingen')
export const CompanySettings = screen('CompanySettings', 'Bedrijf')
export const InvoiceSettings = screen('InvoiceSettings', 'Factuur')
export const EmailTexts = screen('EmailTexts', 'E-mailteksten')
export const ReminderSettings = screen('ReminderSettings', 'Herinneringen')
export const Numbering = screen('Numbering', 'Nummering')
export const VatSettings = screen('VatSettings', 'Btw')
export const BankBooks = screen('BankBooks', 'Bank en kas')
export const LedgerAccounts = screen('LedgerAccounts', 'Grootboekrekeningen')
export const Partners = screen('Partners', 'Vennoten')
export const Users = screen('Users', 'Gebruikers')
export const Access = screen('Access', 'Toegang')
export const Export = screen('Export', 'Export')
export const Subscription = screen('Subscription', 'Abonnement')
export const RemovalRequest = screen('RemovalRequest', 'Administratie verwijderen')
