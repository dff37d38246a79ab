import type { Meta } from '@storybook/react-vite'
import { RecordedScreen } from '../recorded-screen.tsx'
import { screensOf } from '../screens-of.ts'

const meta: Meta<typeof RecordedScreen> = {
  title: 'Schermen/Bezoeker',
  component: RecordedScreen,
  parameters: { layout: 'fullscreen' },
  // Each is a whole page: a page of documentation has no room for them.
  tags: ['!autodocs'],
}
export default meta

const screen = screensOf('visitor')

export const SignIn = screen('SignIn', 'Inloggen')
export const SessionEnded = screen('SessionEnded', 'Inloggen: sessie verlopen')
export const ForgotPassword = screen('ForgotPassword', 'Wachtwoord vergeten')
export const ResetPassword = screen('ResetPassword', 'Wachtwoord instellen')
export const Register = screen('Register', 'Account aanmaken')
export const ConfirmRegistration = screen('ConfirmRegistration', 'Account bevestigen')
export const ConfirmEmailAddress = screen('ConfirmEmailAddress', 'E-mailadres bevestigen')
export const Terms = screen('Terms', 'Voorwaarden')
export const Invitation = screen('Invitation', 'Uitnodiging')
export const FirmInvitation = screen('FirmInvitation', 'Uitnodiging van een kantoor')
