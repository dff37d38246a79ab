import type { Meta } from '@storybook/react-vite'
import { RecordedScreen } from '../recorded-screen.tsx'
import { screensOf } from '../screens-of.ts'

const meta: Meta<typeof RecordedScreen> = {
  title: 'Schermen/Klant',
  component: RecordedScreen,
  parameters: { layout: 'fullscreen' },
  // Each is a whole page: a page of documentation has no room for them.
  tags: ['!autodocs'],
}
export default meta

const screen = screensOf('customer')

export const CustomerEstimate = screen('CustomerEstimate', 'Klantpagina: offerte')
export const CustomerInvoices = screen('CustomerInvoices', 'Klantpagina: facturen')
export const CustomerLinkRequest = screen('CustomerLinkRequest', 'Nieuwe link aanvragen')
