import type { Meta } from '@storybook/react-vite'
import { RecordedScreen } from '../recorded-screen.tsx'
import { screensOf } from '../screens-of.ts'

const meta: Meta<typeof RecordedScreen> = {
  title: 'Schermen/Compliance',
  component: RecordedScreen,
  parameters: { layout: 'fullscreen' },
  // Each is a whole page: a page of documentation has no room for them.
  tags: ['!autodocs'],
}
export default meta

const screen = screensOf('compliance')

export const ComplianceOverview = screen('ComplianceOverview', 'Overzicht')
export const ComplianceSearch = screen('ComplianceSearch', 'Zoeken')
export const ComplianceVerification = screen('ComplianceVerification', 'Verificatie')
export const ComplianceAccess = screen('ComplianceAccess', 'Toegang tot een administratie')
export const ComplianceAuditLog = screen('ComplianceAuditLog', 'Auditlog')
