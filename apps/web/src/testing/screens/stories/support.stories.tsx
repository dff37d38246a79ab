import type { Meta } from '@storybook/react-vite'
import { RecordedScreen } from '../recorded-screen.tsx'
import type { ScreenStory } from '../recordings.ts'

const meta: Meta<typeof RecordedScreen> = {
  title: 'Schermen/Support',
  component: RecordedScreen,
  parameters: { layout: 'fullscreen' },
  // Each is a whole page: a page of documentation has no room for them.
  tags: ['!autodocs'],
}
export default meta

export const StaffOverview = {
  name: 'Overzicht',
  args: { role: 'support', name: 'StaffOverview' },
} satisfies ScreenStory
export const StaffSearch = { name: 'Zoeken', args: { role: 'support', name: 'StaffSearch' } } satisfies ScreenStory
export const TicketQueue = { name: 'Tickets', args: { role: 'support', name: 'TicketQueue' } } satisfies ScreenStory
export const StaffTicket = { name: 'Ticket', args: { role: 'support', name: 'StaffTicket' } } satisfies ScreenStory
export const Subscriptions = {
  name: 'Abonnementen',
  args: { role: 'support', name: 'Subscriptions' },
} satisfies ScreenStory
export const SubscriptionCharges = {
  name: 'Afschrijvingen',
  args: { role: 'support', name: 'SubscriptionCharges' },
} satisfies ScreenStory
export const ErrorReports = {
  name: 'Foutmeldingen',
  args: { role: 'support', name: 'ErrorReports' },
} satisfies ScreenStory
export const AuditLog = { name: 'Auditlog', args: { role: 'support', name: 'AuditLog' } } satisfies ScreenStory
export const Articles = { name: 'Artikelen', args: { role: 'support', name: 'Articles' } } satisfies ScreenStory
export const Article = { name: 'Artikel', args: { role: 'support', name: 'Article' } } satisfies ScreenStory
export const Health = { name: 'Gezondheid', args: { role: 'support', name: 'Health' } } satisfies ScreenStory
export const ScreenSharing = {
  name: 'Schermdelen',
  args: { role: 'support', name: 'ScreenSharing' },
} satisfies ScreenStory
export const AdministrationAccess = {
  name: 'Toegang tot een administratie',
  args: { role: 'support', name: 'AdministrationAccess' },
} satisfies ScreenStory
export const FirmAccess = {
  name: 'Toegang tot een kantoor',
  args: { role: 'support', name: 'FirmAccess' },
} satisfies ScreenStory
export const StaffMore = { name: 'Meer', args: { role: 'support', name: 'StaffMore' } } satisfies ScreenStory
