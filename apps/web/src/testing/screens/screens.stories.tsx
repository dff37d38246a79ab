import type { Meta, StoryObj } from '@storybook/react-vite'
import { RecordedScreen, type ScreenName } from './recorded-screen.tsx'

const meta: Meta<typeof RecordedScreen> = {
  title: 'Schermen',
  component: RecordedScreen,
  parameters: { layout: 'fullscreen' },
  // Each is a whole page: a page of documentation has no room for them.
  tags: ['!autodocs'],
}
export default meta

const screen = (name: ScreenName, title: string): StoryObj<typeof RecordedScreen> => ({ name: title, args: { name } })

export const Dashboard = screen('Dashboard', 'Dashboard')
export const Invoices = screen('Invoices', 'Facturen')
export const Invoice = screen('Invoice', 'Factuur')
export const NewInvoice = screen('NewInvoice', 'Nieuwe factuur')
export const Reminders = screen('Reminders', 'Te herinneren')
export const Estimates = screen('Estimates', 'Offertes')
export const Products = screen('Products', 'Producten')
export const RecurringInvoices = screen('RecurringInvoices', 'Herhaalfacturen')
export const Contacts = screen('Contacts', 'Relaties')
export const Contact = screen('Contact', 'Relatie')
export const NewContact = screen('NewContact', 'Nieuwe relatie')
export const Hours = screen('Hours', 'Uren')
export const Projects = screen('Projects', 'Projecten')
export const Trips = screen('Trips', 'Ritten')
export const Expenses = screen('Expenses', 'Bonnetjes')
export const Purchases = screen('Purchases', 'Inkoopfacturen')
export const Purchase = screen('Purchase', 'Inkoopfactuur')
export const Documents = screen('Documents', 'Documenten')
export const Booking = screen('Booking', 'Inkoop boeken')
export const Payments = screen('Payments', 'Te betalen')
export const Bank = screen('Bank', 'Bank')
export const VatReturn = screen('VatReturn', 'Btw')
export const Ledger = screen('Ledger', 'Grootboek')
export const Journal = screen('Journal', 'Memoriaal')
export const Assets = screen('Assets', 'Activa')
export const Reports = screen('Reports', 'Rapporten')
export const ProfitAndLoss = screen('ProfitAndLoss', 'Winst en verlies')
export const BalanceSheet = screen('BalanceSheet', 'Balans')
export const CashFlow = screen('CashFlow', 'Kasstroom')
export const FiscalYear = screen('FiscalYear', 'Boekjaar')
export const CompanySettings = screen('CompanySettings', 'Instellingen: bedrijf')
export const InvoiceSettings = screen('InvoiceSettings', 'Instellingen: factuur')
export const EmailTexts = screen('EmailTexts', 'Instellingen: e-mailteksten')
export const BankBooks = screen('BankBooks', 'Instellingen: bank en kas')
