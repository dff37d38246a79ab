import type { Meta } from '@storybook/react-vite'
import { RecordedScreen } from '../recorded-screen.tsx'
import type { ScreenStory } from '../recordings.ts'

const meta: Meta<typeof RecordedScreen> = {
  title: 'Schermen/Ondernemer/Inkoop en bank',
  component: RecordedScreen,
  parameters: { layout: 'fullscreen' },
  // Each is a whole page: a page of documentation has no room for them.
  tags: ['!autodocs'],
}
export default meta

export const Purchases = { name: 'Inkoopfacturen', args: { role: 'owner', name: 'Purchases' } } satisfies ScreenStory
export const Purchase = { name: 'Inkoopfactuur', args: { role: 'owner', name: 'Purchase' } } satisfies ScreenStory
export const Documents = { name: 'Documenten', args: { role: 'owner', name: 'Documents' } } satisfies ScreenStory
export const Booking = { name: 'Inkoop boeken', args: { role: 'owner', name: 'Booking' } } satisfies ScreenStory
export const Payments = { name: 'Te betalen', args: { role: 'owner', name: 'Payments' } } satisfies ScreenStory
export const Bank = { name: 'Bank', args: { role: 'owner', name: 'Bank' } } satisfies ScreenStory
export const BankProcessed = {
  name: 'Bank: verwerkt',
  args: { role: 'owner', name: 'BankProcessed' },
} satisfies ScreenStory
export const BankImport = {
  name: 'Afschrift importeren',
  args: { role: 'owner', name: 'BankImport' },
} satisfies ScreenStory
export const BankConnections = {
  name: 'Bankkoppelingen',
  args: { role: 'owner', name: 'BankConnections' },
} satisfies ScreenStory
export const BankRules = { name: 'Bankregels', args: { role: 'owner', name: 'BankRules' } } satisfies ScreenStory
export const BankConnected = {
  name: 'Terug van de bank',
  args: { role: 'owner', name: 'BankConnected' },
} satisfies ScreenStory
