import { screenPath } from '../../kernel/screens.ts'

type MailedScreen = 'login' | 'forgotPassword' | 'resetPassword' | 'confirmEmailAddress' | 'confirmRegistration'

/** The addresses that mails lead to; the screens behind them are the web app's. */
export function linkAddresses(publicUrl: URL) {
  const address = (screen: MailedScreen, query?: Readonly<Record<string, string>>): string =>
    new URL(screenPath(screen, {}, query), publicUrl).href
  return {
    login: address('login'),
    forgotPassword: address('forgotPassword'),
    /** `returnTarget` as the login page has it, which takes nothing but a page of ours from it. */
    confirmLocation: (token: string, userId: number, returnTarget?: string) =>
      address('login', {
        message: 'confirm_location',
        sst: token,
        uid: String(userId),
        ...(returnTarget !== undefined && { r: returnTarget }),
      }),
    resetPassword: (token: string, userId: number) => address('resetPassword', { token, uid: String(userId) }),
    confirmEmailAddress: (token: string, userId: number) =>
      address('confirmEmailAddress', { token, uid: String(userId) }),
    confirmRegistration: (token: string) => address('confirmRegistration', { token }),
  }
}
