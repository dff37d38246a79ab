import type { Meta } from '@storybook/react-vite'
import { RecordedScreen } from '../recorded-screen.tsx'
import type { ScreenStory } from '../recordings.ts'

const meta: Meta<typeof RecordedScreen> = {
  title: 'Schermen/Ondernemer/Instellingen',
  component: RecordedScreen,
  parameters: { layout: 'fullscreen' },
  // Each is a whole page: a page of documentation has no room for them.
  tags: ['!autodocs'],
}
export default meta

export const Settings = { name: 'Instellingen', args: { role: 'owner', name: 'Settings' } } satisfies ScreenStory
export const CompanySettings = {
  name: 'Bedrijf',
  args: { role: 'owner', name: 'CompanySettings' },
} satisfies ScreenStory
export const InvoiceSettings = {
  name: 'Factuur',
  args: { role: 'owner', name: 'InvoiceSettings' },
} satisfies ScreenStory
export const EmailTexts = { name: 'E-mailteksten', args: { role: 'owner', name: 'EmailTexts' } } satisfies ScreenStory
export const ReminderSettings = {
  name: 'Herinneringen',
  args: { role: 'owner', name: 'ReminderSettings' },
} satisfies ScreenStory
export const Numbering = { name: 'Nummering', args: { role: 'owner', name: 'Numbering' } } satisfies ScreenStory
export const VatSettings = { name: 'Btw', args: { role: 'owner', name: 'VatSettings' } } satisfies ScreenStory
export const BankBooks = { name: 'Bank en kas', args: { role: 'owner', name: 'BankBooks' } } satisfies ScreenStory
export const LedgerAccounts = {
  name: 'Grootboekrekeningen',
  args: { role: 'owner', name: 'LedgerAccounts' },
} satisfies ScreenStory
export const Partners = { name: 'Vennoten', args: { role: 'owner', name: 'Partners' } } satisfies ScreenStory
export const Users = { name: 'Gebruikers', args: { role: 'owner', name: 'Users' } } satisfies ScreenStory
export const Access = { name: 'Toegang', args: { role: 'owner', name: 'Access' } } satisfies ScreenStory
export const Export = { name: 'Export', args: { role: 'owner', name: 'Export' } } satisfies ScreenStory
export const Subscription = { name: 'Abonnement', args: { role: 'owner', name: 'Subscription' } } satisfies ScreenStory
export const RemovalRequest = {
  name: 'Administratie verwijderen',
  args: { role: 'owner', name: 'RemovalRequest' },
} satisfies ScreenStory
