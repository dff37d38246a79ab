import type { Meta } from '@storybook/react-vite'
import { RecordedScreen } from '../recorded-screen.tsx'
import type { ScreenStory } from '../recordings.ts'

const meta: Meta<typeof RecordedScreen> = {
  title: 'Schermen/Compliance',
  component: RecordedScreen,
  parameters: { layout: 'fullscreen' },
  // Each is a whole page: a page of documentation has no room for them.
  tags: ['!autodocs'],
}
export default meta

export const ComplianceOverview = {
  name: 'Overzicht',
  args: { role: 'compliance', name: 'ComplianceOverview' },
} satisfies ScreenStory
export const ComplianceSearch = {
  name: 'Zoeken',
  args: { role: 'compliance', name: 'ComplianceSearch' },
} satisfies ScreenStory
export const ComplianceVerification = {
  name: 'Verificatie',
  args: { role: 'compliance', name: 'ComplianceVerification' },
} satisfies ScreenStory
export const ComplianceAccess = {
  name: 'Toegang tot een administratie',
  args: { role: 'compliance', name: 'ComplianceAccess' },
} satisfies ScreenStory
export const ComplianceAuditLog = {
  name: 'Auditlog',
  args: { role: 'compliance', name: 'ComplianceAuditLog' },
} satisfies ScreenStory
