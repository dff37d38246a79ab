import type { Meta } from '@storybook/react-vite'
import { RecordedScreen } from '../recorded-screen.tsx'
import { screensOf } from '../screens-of.ts'

const meta: Meta<typeof RecordedScreen> = {
  title: 'Schermen/Nieuwe ondernemer',
  component: RecordedScreen,
  parameters: { layout: 'fullscreen' },
  // Each is a whole page: a page of documentation has no room for them.
  tags: ['!autodocs'],
}
export default meta

const screen = screensOf('starter')

export const FirstDashboard = screen('FirstDashboard', 'Dashboard')
export const FirstInvoices = screen('FirstInvoices', 'Facturen')
export const FirstInvoice = screen('FirstInvoice', 'Eerste factuur')
export const FirstContacts = screen('FirstContacts', 'Relaties')
export const FirstPurchases = screen('FirstPurchases', 'Inkoopfacturen')
export const FirstDocuments = screen('FirstDocuments', 'Documenten')
export const FirstBank = screen('FirstBank', 'Bank')
export const FirstVatReturn = screen('FirstVatReturn', 'Btw')
export const FirstReports = screen('FirstReports', 'Rapporten')
export const FirstSubscription = screen('FirstSubscription', 'Instellingen: abonnement')
export const FirstMyAdministrations = screen('FirstMyAdministrations', 'Mijn administraties')
export const FirstSupport = screen('FirstSupport', 'Hulp')
