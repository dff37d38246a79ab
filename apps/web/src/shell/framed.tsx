import { Logo } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { currentUserQuery } from '../app/session/session.ts'
import * as styles from './framed.css.ts'
import { PlainLayout } from './plain-layout.tsx'
import { SignedIn } from './signed-in.tsx'
import { useAround } from './surroundings.tsx'

/**
 * What may come in the place of any screen, such as the page that is not found: it gets what is lacking of the frame
 * around it, so that whoever is signed in keeps the logo, a menu and help.
 */
export function Framed({ children }: { children: ReactNode }) {
  const around = useAround()
  // Who it is was asked before; here it is read.
  const { data: user } = useQuery({ ...currentUserQuery(), enabled: false })
  if (around === 'frame') return children
  if (user === undefined) {
    return (
      <main className={styles.alone}>
        <Logo centred />
        {children}
      </main>
    )
  }
  const framed = <PlainLayout user={user}>{children}</PlainLayout>
  return around === 'signed-in' ? framed : <SignedIn user={user}>{framed}</SignedIn>
}
