import type { Meta } from '@storybook/react-vite'
import { RecordedScreen } from '../recorded-screen.tsx'
import { screensOf } from '../screens-of.ts'

const meta: Meta<typeof RecordedScreen> = {
  title: 'Schermen/Ondernemer/Verkoop',
  component: RecordedScreen,
  parameters: { layout: 'fullscreen' },
  // Each is a whole page: a page of documentation has no room for them.
  tags: ['!autodocs'],
}
export default meta

const screen = screensOf('owner')

export const Dashboard = screen('Dashboard', 'Dashboard')
export const Invoices = screen('Invoices', 'Facturen')
export const Invoice = screen('Invoice', 'Factuur')
export const InvoiceDraft = screen('InvoiceDraft', 'Conceptfactuur')
export const NewInvoice = screen('NewInvoice', 'Nieuwe factuur')
export const Reminders = screen('Reminders', 'Te herinneren')
export const DirectDebits = screen('DirectDebits', 'Incasso')
export const DirectDebitFile = screen('DirectDebitFile', 'Incassobestand')
export const Estimates = screen('Estimates', 'Offertes')
export const Estimate = screen('Estimate', 'Offerte')
export const NewEstimate = screen('NewEstimate', 'Nieuwe offerte')
export const Products = screen('Products', 'Producten')
export const RecurringInvoices = screen('RecurringInvoices', 'Herhaalfacturen')
export const RecurringInvoice = screen('RecurringInvoice', 'Herhaalfactuur')
export const Contacts = screen('Contacts', 'Relaties')
export const Contact = screen('Contact', 'Relatie')
export const NewContact = screen('NewContact', 'Nieuwe relatie')
