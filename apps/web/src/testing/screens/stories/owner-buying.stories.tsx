import type { Meta } from '@storybook/react-vite'
import { RecordedScreen } from '../recorded-screen.tsx'
import { screensOf } from '../screens-of.ts'

const meta: Meta<typeof RecordedScreen> = {
  title: 'Schermen/Ondernemer/Inkoop en bank',
  component: RecordedScreen,
  parameters: { layout: 'fullscreen' },
  // Each is a whole page: a page of documentation has no room for them.
  tags: ['!autodocs'],
}
export default meta

const screen = screensOf('owner')

export const Purchases = screen('Purchases', 'Inkoopfacturen')
export const Purchase = screen('Purchase', 'Inkoopfactuur')
export const Documents = screen('Documents', 'Documenten')
export const Booking = screen('Booking', 'Inkoop boeken')
export const Payments = screen('Payments', 'Te betalen')
export const Bank = screen('Bank', 'Bank')
export const BankProcessed = screen('BankProcessed', 'Bank: verwerkt')
export const BankImport = screen('BankImport', 'Afschrift importeren')
export const BankConnections = screen('BankConnections', 'Bankkoppelingen')
export const BankRules = screen('BankRules', 'Bankregels')
export const BankConnected = screen('BankConnected', 'Terug van de bank')
