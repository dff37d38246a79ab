import { contract } from '@klopt/api-client/contract'
import { Alert, Button, linkClassName } from '@klopt/ui'
import { Link } from '@tanstack/react-router'
import { queryClient } from '../../app/transport/api.ts'
import { isLinkInvalid, messageOf } from '../../app/session/sign-in-errors.ts'
import type { WholeUserLink } from '../../app/routing/link-search.ts'
import { SignInFrame } from '../../shell/sign-in-frame.tsx'
import * as styles from '../../shell/sign-in-frame.css.ts'
import { useWrite } from '../../app/transport/use-write.ts'

/** Makes a new e-mail address count. It takes a press, so that a scanner of mail does not confirm for its reader. Null: a part of the link was lost on the way. */
export const ConfirmEmailAddressScreen = ({ link }: { link: WholeUserLink | null }) =>
  link === null ? <DeadLink /> : <ConfirmAddress {...link} />

function ConfirmAddress({ token, userId }: WholeUserLink) {
  const confirm = useWrite(contract.account.confirmEmailAddress, { errors: 'screen' })
  const press = () =>
    // Whoever is signed in here may be this user, whose address is shown in many places.
    confirm.mutate({ body: { userId, token } }, { onSuccess: () => void queryClient.invalidateQueries() })

  if (confirm.isSuccess) {
    return (
      <SignInFrame title="E-mailadres gewijzigd">
        <p className={styles.text}>
          Vanaf nu log je in met je nieuwe e-mailadres. Je wachtwoord is hetzelfde gebleven.
        </p>
        <Ways to="/start" text="Verder naar Klopt" />
      </SignInFrame>
    )
  }
  if (confirm.error && isLinkInvalid(confirm.error)) return <DeadLink />
  return (
    <SignInFrame title="E-mailadres bevestigen">
      {confirm.error && <Alert tone="danger">{messageOf(confirm.error)}</Alert>}
      <p className={styles.text}>Bevestig dat dit je nieuwe e-mailadres is. Daarna log je ermee in.</p>
      <Button variant="primary" size="large" fullWidth loading={confirm.isPending} onClick={press}>
        E-mailadres bevestigen
      </Button>
    </SignInFrame>
  )
}

function DeadLink() {
  return (
    <SignInFrame title="Deze link werkt niet meer">
      <p className={styles.text}>
        De link is al gebruikt, verlopen of niet volledig. Wijzig je e-mailadres opnieuw bij je account; je krijgt dan
        een nieuwe link.
      </p>
      <Ways to="/v2/account" text="Naar mijn account" />
    </SignInFrame>
  )
}

function Ways({ to, text }: { to: '/start' | '/v2/account'; text: string }) {
  return (
    <div className={styles.ways}>
      <Link to={to} className={linkClassName}>
        {text}
      </Link>
    </div>
  )
}
