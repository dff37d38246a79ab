import type { Meta } from '@storybook/react-vite'
import { RecordedScreen } from '../recorded-screen.tsx'
import type { ScreenStory } from '../recordings.ts'

const meta: Meta<typeof RecordedScreen> = {
  title: 'Schermen/Nieuwe ondernemer',
  component: RecordedScreen,
  parameters: { layout: 'fullscreen' },
  // Each is a whole page: a page of documentation has no room for them.
  tags: ['!autodocs'],
}
export default meta

export const FirstDashboard = {
  name: 'Dashboard',
  args: { role: 'starter', name: 'FirstDashboard' },
} satisfies ScreenStory
export const FirstInvoices = {
  name: 'Facturen',
  args: { role: 'starter', name: 'FirstInvoices' },
} satisfies ScreenStory
export const FirstInvoice = {
  name: 'Eerste factuur',
  args: { role: 'starter', name: 'FirstInvoice' },
} satisfies ScreenStory
export const FirstContacts = {
  name: 'Relaties',
  args: { role: 'starter', name: 'FirstContacts' },
} satisfies ScreenStory
export const FirstPurchases = {
  name: 'Inkoopfacturen',
  args: { role: 'starter', name: 'FirstPurchases' },
} satisfies ScreenStory
export const FirstDocuments = {
  name: 'Documenten',
  args: { role: 'starter', name: 'FirstDocuments' },
} satisfies ScreenStory
export const FirstBank = { name: 'Bank', args: { role: 'starter', name: 'FirstBank' } } satisfies ScreenStory
export const FirstVatReturn = { name: 'Btw', args: { role: 'starter', name: 'FirstVatReturn' } } satisfies ScreenStory
export const FirstReports = { name: 'Rapporten', args: { role: 'starter', name: 'FirstReports' } } satisfies ScreenStory
export const FirstSubscription = {
  name: 'Instellingen: abonnement',
  args: { role: 'starter', name: 'FirstSubscription' },
} satisfies ScreenStory
export const FirstMyAdministrations = {
  name: 'Mijn administraties',
  args: { role: 'starter', name: 'FirstMyAdministrations' },
} satisfies ScreenStory
export const FirstSupport = { name: 'Hulp', args: { role: 'starter', name: 'FirstSupport' } } satisfies ScreenStory
