import type { Meta } from '@storybook/react-vite'
import { RecordedScreen } from '../recorded-screen.tsx'
import type { ScreenStory } from '../recordings.ts'

const meta: Meta<typeof RecordedScreen> = {
  title: 'Schermen/Bezoeker',
  component: RecordedScreen,
  parameters: { layout: 'fullscreen' },
  // Each is a whole page: a page of documentation has no room for them.
  tags: ['!autodocs'],
}
export default meta

export const SignIn = { name: 'Inloggen', args: { role: 'visitor', name: 'SignIn' } } satisfies ScreenStory
export const SessionEnded = {
  name: 'Inloggen: sessie verlopen',
  args: { role: 'visitor', name: 'SessionEnded' },
} satisfies ScreenStory
export const ForgotPassword = {
  name: 'Wachtwoord vergeten',
  args: { role: 'visitor', name: 'ForgotPassword' },
} satisfies ScreenStory
export const ResetPassword = {
  name: 'Wachtwoord instellen',
  args: { role: 'visitor', name: 'ResetPassword' },
} satisfies ScreenStory
export const Register = { name: 'Account aanmaken', args: { role: 'visitor', name: 'Register' } } satisfies ScreenStory
export const ConfirmRegistration = {
  name: 'Account bevestigen',
  args: { role: 'visitor', name: 'ConfirmRegistration' },
} satisfies ScreenStory
export const ConfirmEmailAddress = {
  name: 'E-mailadres bevestigen',
  args: { role: 'visitor', name: 'ConfirmEmailAddress' },
} satisfies ScreenStory
export const Terms = { name: 'Voorwaarden', args: { role: 'visitor', name: 'Terms' } } satisfies ScreenStory
export const Invitation = { name: 'Uitnodiging', args: { role: 'visitor', name: 'Invitation' } } satisfies ScreenStory
export const FirmInvitation = {
  name: 'Uitnodiging van een kantoor',
  args: { role: 'visitor', name: 'FirmInvitation' },
} satisfies ScreenStory
