import type { Meta } from '@storybook/react-vite'
import { RecordedScreen } from '../recorded-screen.tsx'
import { screensOf } from '../screens-of.ts'

const meta: Meta<typeof RecordedScreen> = {
  title: 'Schermen/Support',
  component: RecordedScreen,
  parameters: { layout: 'fullscreen' },
  // Each is a whole page: a page of documentation has no room for them.
  tags: ['!autodocs'],
}
export default meta

const screen = screensOf('support')

export const StaffOverview = screen('StaffOverview', 'Overzicht')
export const StaffSearch = screen('StaffSearch', 'Zoeken')
export const TicketQueue = screen('TicketQueue', 'Tickets')
export const StaffTicket = screen('StaffTicket', 'Ticket')
export const Subscriptions = screen('Subscriptions', 'Abonnementen')
export const SubscriptionCharges = screen('SubscriptionCharges', 'Afschrijvingen')
export const ErrorReports = screen('ErrorReports', 'Foutmeldingen')
export const AuditLog = screen('AuditLog', 'Auditlog')
export const Articles = screen('Articles', 'Artikelen')
export const Article = screen('Article', 'Artikel')
export const Health = screen('Health', 'Gezondheid')
export const ScreenSharing = screen('ScreenSharing', 'Schermdelen')
export const AdministrationAccess = screen('AdministrationAccess', 'Toegang tot een administratie')
export const FirmAccess = screen('FirmAccess', 'Toegang tot een kantoor')
export const StaffMore = screen('StaffMore', 'Meer')
