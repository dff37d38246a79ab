import { useLocation } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  /**
   * What travels with a step of the history and not in its address (specification, section 2): it survives a reload,
   * the back button undoes it, and no link from elsewhere can set it.
   */
  interface HistoryState {
    /** Fills in the e-mail address. */
    email?: string | undefined
    /** Where to go after signing in, when the address has no `r`. */
    redirectUrl?: string | undefined
    /** The second factor is asked for; with this it can be proved. */
    nonce?: string | undefined
    /** Asks for a recovery code instead of the code of the app. */
    recovery?: boolean | undefined
    /** Why one is back at the login form. */
    problem?: string | undefined
    /** Until when the login form is blocked, in milliseconds since 1970. */
    blockedUntil?: number | undefined
  }
}

/** Why the user is at the login page, from `message=`. */
export type LoginMessage = 'session_invalid' | 'new_password' | 'confirm_location'

/** What the step of the history that is shown carries. */
export const useSignInState = () => useLocation({ select: (location) => location.state })
