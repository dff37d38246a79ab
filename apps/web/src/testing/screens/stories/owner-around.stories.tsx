import type { Meta } from '@storybook/react-vite'
import { RecordedScreen } from '../recorded-screen.tsx'
import type { ScreenStory } from '../recordings.ts'

const meta: Meta<typeof RecordedScreen> = {
  title: 'Schermen/Ondernemer/Daaromheen',
  component: RecordedScreen,
  parameters: { layout: 'fullscreen' },
  // Each is a whole page: a page of documentation has no room for them.
  tags: ['!autodocs'],
}
export default meta

export const Questions = { name: 'Vragen', args: { role: 'owner', name: 'Questions' } } satisfies ScreenStory
export const Tickets = { name: 'Tickets', args: { role: 'owner', name: 'Tickets' } } satisfies ScreenStory
export const Ticket = { name: 'Ticket', args: { role: 'owner', name: 'Ticket' } } satisfies ScreenStory
export const Help = { name: 'Hulp', args: { role: 'owner', name: 'Help' } } satisfies ScreenStory
export const HelpArticle = { name: 'Hulpartikel', args: { role: 'owner', name: 'HelpArticle' } } satisfies ScreenStory
export const More = { name: 'Meer', args: { role: 'owner', name: 'More' } } satisfies ScreenStory
export const MyAdministrations = {
  name: 'Mijn administraties',
  args: { role: 'owner', name: 'MyAdministrations' },
} satisfies ScreenStory
export const Account = { name: 'Account', args: { role: 'owner', name: 'Account' } } satisfies ScreenStory
export const GeneralHelp = {
  name: 'Hulp zonder administratie',
  args: { role: 'owner', name: 'GeneralHelp' },
} satisfies ScreenStory
export const GeneralHelpArticle = {
  name: 'Hulpartikel zonder administratie',
  args: { role: 'owner', name: 'GeneralHelpArticle' },
} satisfies ScreenStory
