import type { Meta } from '@storybook/react-vite'
import { RecordedScreen } from '../recorded-screen.tsx'
import { screensOf } from '../screens-of.ts'

const meta: Meta<typeof RecordedScreen> = {
  title: 'Schermen/Ondernemer/Daaromheen',
  component: RecordedScreen,
  parameters: { layout: 'fullscreen' },
  // Each is a whole page: a page of documentation has no room for them.
  tags: ['!autodocs'],
}
export default meta

const screen = screensOf('owner')

export const Questions = screen('Questions', 'Vragen')
export const Tickets = screen('Tickets', 'Tickets')
export const Ticket = screen('Ticket', 'Ticket')
export const Help = screen('Help', 'Hulp')
export const HelpArticle = screen('HelpArticle', 'Hulpartikel')
export const More = screen('More', 'Meer')
export const MyAdministrations = screen('MyAdministrations', 'Mijn administraties')
export const Account = screen('Account', 'Account')
export const GeneralHelp = screen('GeneralHelp', 'Hulp zonder administratie')
export const GeneralHelpArticle = screen('GeneralHelpArticle', 'Hulpartikel zonder administratie')
