import type { Meta } from '@storybook/react-vite'
import { RecordedScreen } from '../recorded-screen.tsx'
import type { ScreenStory } from '../recordings.ts'

const meta: Meta<typeof RecordedScreen> = {
  title: 'Schermen/Ondernemer/Rapporten',
  component: RecordedScreen,
  parameters: { layout: 'fullscreen' },
  // Each is a whole page: a page of documentation has no room for them.
  tags: ['!autodocs'],
}
export default meta

export const Reports = { name: 'Rapporten', args: { role: 'owner', name: 'Reports' } } satisfies ScreenStory
export const ProfitAndLoss = {
  name: 'Winst en verlies',
  args: { role: 'owner', name: 'ProfitAndLoss' },
} satisfies ScreenStory
export const BalanceSheet = { name: 'Balans', args: { role: 'owner', name: 'BalanceSheet' } } satisfies ScreenStory
export const CashFlow = { name: 'Kasstroom', args: { role: 'owner', name: 'CashFlow' } } satisfies ScreenStory
export const TrialBalance = {
  name: 'Kolommenbalans',
  args: { role: 'owner', name: 'TrialBalance' },
} satisfies ScreenStory
export const Receivables = { name: 'Debiteuren', args: { role: 'owner', name: 'Receivables' } } satisfies ScreenStory
export const Payables = { name: 'Crediteuren', args: { role: 'owner', name: 'Payables' } } satisfies ScreenStory
export const Turnover = { name: 'Omzet', args: { role: 'owner', name: 'Turnover' } } satisfies ScreenStory
export const Accruals = { name: 'Overlopende posten', args: { role: 'owner', name: 'Accruals' } } satisfies ScreenStory
export const HoursReport = { name: 'Uren', args: { role: 'owner', name: 'HoursReport' } } satisfies ScreenStory
export const VatReconciliation = {
  name: 'Btw-aansluiting',
  args: { role: 'owner', name: 'VatReconciliation' },
} satisfies ScreenStory
export const ForeignVat = {
  name: 'Buitenlandse btw',
  args: { role: 'owner', name: 'ForeignVat' },
} satisfies ScreenStory
export const BooksReport = {
  name: 'Controle van de boeken',
  args: { role: 'owner', name: 'BooksReport' },
} satisfies ScreenStory
