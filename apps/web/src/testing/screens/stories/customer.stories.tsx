import type { Meta } from '@storybook/react-vite'
import { RecordedScreen } from '../recorded-screen.tsx'
import type { ScreenStory } from '../recordings.ts'

const meta: Meta<typeof RecordedScreen> = {
  title: 'Schermen/Klant',
  component: RecordedScreen,
  parameters: { layout: 'fullscreen' },
  // Each is a whole page: a page of documentation has no room for them.
  tags: ['!autodocs'],
}
export default meta

export const CustomerEstimate = {
  name: 'Klantpagina: offerte',
  args: { role: 'customer', name: 'CustomerEstimate' },
} satisfies ScreenStory
export const CustomerInvoices = {
  name: 'Klantpagina: facturen',
  args: { role: 'customer', name: 'CustomerInvoices' },
} satisfies ScreenStory
export const CustomerLinkRequest = {
  name: 'Nieuwe link aanvragen',
  args: { role: 'customer', name: 'CustomerLinkRequest' },
} satisfies ScreenStory
