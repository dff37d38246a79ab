import { contract } from '@klopt/api-client/contract'
import { Alert, Button, linkClassName } from '@klopt/ui'
import { Link, useNavigate } from '@tanstack/react-router'
import { forgetSession } from '../../app/session/session.ts'
import { clearAfterSignIn } from '../../app/storage.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { safeTarget } from '../../app/session/return-target.ts'
import { isLinkInvalid, messageOf } from '../../app/session/sign-in-errors.ts'
import { SignInFrame } from '../../shell/sign-in-frame.tsx'
import * as styles from '../../shell/sign-in-frame.css.ts'

/** Makes the account. It takes a press, so that a scanner of mail that opens the link does not use it up. Null: the link lost its token on the way. */
export const ConfirmRegistrationScreen = ({ token }: { token: string | null }) =>
  token === null ? <InvalidLink /> : <ConfirmRegistration token={token} />

function ConfirmRegistration({ token }: { token: string }) {
  const navigate = useNavigate()
  const confirm = useWrite(contract.registrations.confirm, { errors: 'screen' })
  const enter = (redirectUrl: string) => {
    forgetSession()
    clearAfterSignIn()
    void navigate({ href: safeTarget(redirectUrl), replace: true })
  }
  if (confirm.error && isLinkInvalid(confirm.error)) return <InvalidLink />
  return (
    <SignInFrame title="Account bevestigen">
      {confirm.error && <Alert tone="danger">{messageOf(confirm.error)}</Alert>}
      <p className={styles.text}>
        Nog één druk op de knop. Daarna is je account klaar, ben je ingelogd en kun je meteen beginnen.
      </p>
      <Button
        variant="primary"
        size="large"
        fullWidth
        loading={confirm.isPending}
        onClick={() => confirm.mutate({ body: { token } }, { onSuccess: ({ redirect_url }) => enter(redirect_url) })}
      >
        Account bevestigen
      </Button>
    </SignInFrame>
  )
}

function InvalidLink() {
  return (
    <SignInFrame title="Deze link werkt niet meer">
      <p className={styles.text}>
        De link is al gebruikt, ouder dan 24 uur of niet volledig. Heb je je account al bevestigd? Dan kun je gewoon
        inloggen. Anders maak je opnieuw een account aan; je krijgt dan een nieuwe link.
      </p>
      <div className={styles.ways}>
        <Link to="/v2/authenticate" className={linkClassName}>
          Naar het inlogscherm
        </Link>
        <Link to="/v2/register" className={linkClassName}>
          Opnieuw een account aanmaken
        </Link>
      </div>
    </SignInFrame>
  )
}
