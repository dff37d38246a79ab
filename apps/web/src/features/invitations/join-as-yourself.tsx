import { contract } from '@klopt/api-client/contract'
import { Alert, Button } from '@klopt/ui'
import type { ReactNode } from 'react'
import type { CurrentUser } from '../../app/session/session.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { messageOf } from '../../app/session/sign-in-errors.ts'
import { SignInFrame } from '../../shell/sign-in-frame.tsx'
import * as styles from '../../shell/sign-in-frame.css.ts'
import type { Joining } from './use-accept.ts'

export interface JoinAsYourselfProps {
  /** The address that was asked in. */
  emailAddress: string
  /** Who asks, and what for. */
  words: ReactNode
  joining: Joining
  user: CurrentUser
}

/** For who is signed in: join as oneself, or log out because it is for somebody else. */
export function JoinAsYourself({ emailAddress, words, joining: accept, user }: JoinAsYourselfProps) {
  const logout = useWrite(contract.authentication.logout, { errors: 'screen' })
  const problem = accept.error ?? logout.error
  const isForAnother = user.email_address.toLowerCase() !== emailAddress.toLowerCase()
  return (
    <SignInFrame title="Uitnodiging">
      {words}
      {problem && <Alert tone="danger">{messageOf(problem)}</Alert>}
      {isForAnother && (
        <Alert tone="warning">
          De uitnodiging is gestuurd naar {emailAddress}, en je bent ingelogd als {user.email_address}.
        </Alert>
      )}
      <div className={styles.form}>
        <Button variant="primary" size="large" fullWidth loading={accept.isPending} onClick={() => accept.join(null)}>
          {`Aannemen als ${user.first_name} ${user.last_name}`}
        </Button>
        <Button
          size="large"
          fullWidth
          loading={logout.isPending}
          onClick={() => logout.mutate({}, { onSuccess: accept.lookAgain })}
        >
          Uitloggen
        </Button>
      </div>
    </SignInFrame>
  )
}
