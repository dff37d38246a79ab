import type { Meta } from '@storybook/react-vite'
import { RecordedScreen } from '../recorded-screen.tsx'
import type { ScreenStory } from '../recordings.ts'

const meta: Meta<typeof RecordedScreen> = {
  title: 'Schermen/Kantoor',
  component: RecordedScreen,
  parameters: { layout: 'fullscreen' },
  // Each is a whole page: a page of documentation has no room for them.
  tags: ['!autodocs'],
}
export default meta

export const Worklist = { name: 'Werklijst', args: { role: 'bookkeeper', name: 'Worklist' } } satisfies ScreenStory
export const Clients = { name: 'Klanten', args: { role: 'bookkeeper', name: 'Clients' } } satisfies ScreenStory
export const ClientHours = {
  name: 'Uren per klant',
  args: { role: 'bookkeeper', name: 'ClientHours' },
} satisfies ScreenStory
export const Members = { name: 'Medewerkers', args: { role: 'bookkeeper', name: 'Members' } } satisfies ScreenStory
export const FirmTemplates = {
  name: 'Sjablonen',
  args: { role: 'bookkeeper', name: 'FirmTemplates' },
} satisfies ScreenStory
export const FirmStyle = { name: 'Huisstijl', args: { role: 'bookkeeper', name: 'FirmStyle' } } satisfies ScreenStory
export const FirmMore = { name: 'Meer', args: { role: 'bookkeeper', name: 'FirmMore' } } satisfies ScreenStory
export const ClientDashboard = {
  name: 'Klant: dashboard',
  args: { role: 'bookkeeper', name: 'ClientDashboard' },
} satisfies ScreenStory
export const ClientApprovals = {
  name: 'Klant: akkoorden',
  args: { role: 'bookkeeper', name: 'ClientApprovals' },
} satisfies ScreenStory
export const ClientQuestions = {
  name: 'Klant: vragen',
  args: { role: 'bookkeeper', name: 'ClientQuestions' },
} satisfies ScreenStory
export const ClientDossier = {
  name: 'Klant: dossier',
  args: { role: 'bookkeeper', name: 'ClientDossier' },
} satisfies ScreenStory
export const ClientVatReturn = {
  name: 'Klant: btw',
  args: { role: 'bookkeeper', name: 'ClientVatReturn' },
} satisfies ScreenStory
export const ClientFiscalYear = {
  name: 'Klant: boekjaar',
  args: { role: 'bookkeeper', name: 'ClientFiscalYear' },
} satisfies ScreenStory
export const ClientVatCorrection = {
  name: 'Klant: suppletie',
  args: { role: 'bookkeeper', name: 'ClientVatCorrection' },
} satisfies ScreenStory
export const ClientIcp = {
  name: 'Klant: ICP-opgaaf',
  args: { role: 'bookkeeper', name: 'ClientIcp' },
} satisfies ScreenStory
