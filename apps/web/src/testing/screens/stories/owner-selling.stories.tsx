import type { Meta } from '@storybook/react-vite'
import { RecordedScreen } from '../recorded-screen.tsx'
import type { ScreenStory } from '../recordings.ts'

const meta: Meta<typeof RecordedScreen> = {
  title: 'Schermen/Ondernemer/Verkoop',
  component: RecordedScreen,
  parameters: { layout: 'fullscreen' },
  // Each is a whole page: a page of documentation has no room for them.
  tags: ['!autodocs'],
}
export default meta

export const Dashboard = { name: 'Dashboard', args: { role: 'owner', name: 'Dashboard' } } satisfies ScreenStory
export const Invoices = { name: 'Facturen', args: { role: 'owner', name: 'Invoices' } } satisfies ScreenStory
export const Invoice = { name: 'Factuur', args: { role: 'owner', name: 'Invoice' } } satisfies ScreenStory
export const InvoiceDraft = {
  name: 'Conceptfactuur',
  args: { role: 'owner', name: 'InvoiceDraft' },
} satisfies ScreenStory
export const NewInvoice = { name: 'Nieuwe factuur', args: { role: 'owner', name: 'NewInvoice' } } satisfies ScreenStory
export const Reminders = { name: 'Te herinneren', args: { role: 'owner', name: 'Reminders' } } satisfies ScreenStory
export const DirectDebits = { name: 'Incasso', args: { role: 'owner', name: 'DirectDebits' } } satisfies ScreenStory
export const DirectDebitFile = {
  name: 'Incassobestand',
  args: { role: 'owner', name: 'DirectDebitFile' },
} satisfies ScreenStory
export const Estimates = { name: 'Offertes', args: { role: 'owner', name: 'Estimates' } } satisfies ScreenStory
export const Estimate = { name: 'Offerte', args: { role: 'owner', name: 'Estimate' } } satisfies ScreenStory
export const NewEstimate = {
  name: 'Nieuwe offerte',
  args: { role: 'owner', name: 'NewEstimate' },
} satisfies ScreenStory
export const Products = { name: 'Producten', args: { role: 'owner', name: 'Products' } } satisfies ScreenStory
export const RecurringInvoices = {
  name: 'Herhaalfacturen',
  args: { role: 'owner', name: 'RecurringInvoices' },
} satisfies ScreenStory
export const RecurringInvoice = {
  name: 'Herhaalfactuur',
  args: { role: 'owner', name: 'RecurringInvoice' },
} satisfies ScreenStory
export const Contacts = { name: 'Relaties', args: { role: 'owner', name: 'Contacts' } } satisfies ScreenStory
export const Contact = { name: 'Relatie', args: { role: 'owner', name: 'Contact' } } satisfies ScreenStory
export const NewContact = { name: 'Nieuwe relatie', args: { role: 'owner', name: 'NewContact' } } satisfies ScreenStory
