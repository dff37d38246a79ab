/** The addresses that mails lead to; the screens behind them are the web app's. */
export function linkAddresses(publicUrl: URL) {
  const address = (path: string, query: Readonly<Record<string, string>> = {}): string => {
    const url = new URL(path, publicUrl)
    url.search = new URLSearchParams(query).toString()
    return url.href
  }
  return {
    login: address('/v2/authenticate'),
    forgotPassword: address('/v2/forgot-password'),
    /** `returnTarget` as the login page has it, which takes nothing but a page of ours from it. */
    confirmLocation: (token: string, userId: number, returnTarget?: string) =>
      address('/v2/authenticate', {
        message: 'confirm_location',
        sst: token,
        uid: String(userId),
        ...(returnTarget !== undefined && { r: returnTarget }),
      }),
    resetPassword: (token: string, userId: number) => address('/v2/reset-password', { token, uid: String(userId) }),
    confirmEmailAddress: (token: string, userId: number) =>
      address('/v2/confirm-email-address', { token, uid: String(userId) }),
    confirmRegistration: (token: string) => address('/v2/register/confirm', { token }),
  }
}
