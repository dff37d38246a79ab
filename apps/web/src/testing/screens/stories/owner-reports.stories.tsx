import type { Meta } from '@storybook/react-vite'
import { RecordedScreen } from '../recorded-screen.tsx'
import { screensOf } from '../screens-of.ts'

const meta: Meta<typeof RecordedScreen> = {
  title: 'Schermen/Ondernemer/Rapporten',
  component: RecordedScreen,
  parameters: { layout: 'fullscreen' },
  // Each is a whole page: a page of documentation has no room for them.
  tags: ['!autodocs'],
}
export default meta

const screen = screensOf('owner')

export const Reports = screen('Reports', 'Rapporten')
export const ProfitAndLoss = screen('ProfitAndLoss', 'Winst en verlies')
export const BalanceSheet = screen('BalanceSheet', 'Balans')
export const CashFlow = screen('CashFlow', 'Kasstroom')
export const TrialBalance = screen('TrialBalance', 'Kolommenbalans')
export const Receivables = screen('Receivables', 'Debiteuren')
export const Payables = screen('Payables', 'Crediteuren')
export const Turnover = screen('Turnover', 'Omzet')
export const Accruals = screen('Accruals', 'Overlopende posten')
export const HoursReport = screen('HoursReport', 'Uren')
export const VatReconciliation = screen('VatReconciliation', 'Btw-aansluiting')
export const ForeignVat = screen('ForeignVat', 'Buitenlandse btw')
export const BooksReport = screen('BooksReport', 'Controle van de boeken')
