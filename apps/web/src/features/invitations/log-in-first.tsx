import { buttonClassName } from '@klopt/ui'
import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { encodeReturnTarget } from '../../app/session/return-target.ts'
import { SignInFrame } from '../../shell/sign-in-frame.tsx'
import * as styles from '../../shell/sign-in-frame.css.ts'

/** For who has an account: after logging in one is back here. */
export function LogInFirst({ emailAddress, words }: { emailAddress: string; words: ReactNode }) {
  const login = useLoginLink(emailAddress)
  return (
    <SignInFrame title="Uitnodiging">
      {words}
      <p className={styles.text}>Je hebt al een account voor {emailAddress}. Log in om de uitnodiging aan te nemen.</p>
      <Link {...login} className={buttonClassName({ variant: 'primary', size: 'large', fullWidth: true })}>
        Inloggen
      </Link>
    </SignInFrame>
  )
}

/** To the login page and back to this invitation. */
export function useLoginLink(emailAddress?: string) {
  const href = useLocation({ select: (location) => location.href })
  return {
    to: '/v2/authenticate',
    search: { r: encodeReturnTarget(href) },
    ...(emailAddress !== undefined && { state: { email: emailAddress } }),
  } as const
}
