import { Button, linkClassName } from '@klopt/ui'
import { Link } from '@tanstack/react-router'
import { SignInFrame } from '../../shell/sign-in-frame.tsx'
import * as styles from '../../shell/sign-in-frame.css.ts'

export interface CheckMailProps {
  emailAddress: string
  /** Back to the form, to mend the address or send it again. */
  onChange: () => void
}

/** After the form: the account begins with the link in the mail. Looks the same for an address that is known. */
export function CheckMail({ emailAddress, onChange }: CheckMailProps) {
  return (
    <SignInFrame title="Controleer je e-mail">
      <p className={styles.text}>
        We hebben een e-mail gestuurd naar <strong>{emailAddress}</strong>. Open de link daarin om je account te
        bevestigen. De link werkt 24 uur.
      </p>
      <p className={styles.text}>
        Niets ontvangen? Kijk bij je ongewenste e-mail, of controleer of het adres hierboven klopt.
      </p>
      <div className={styles.ways}>
        <Button onClick={onChange}>Gegevens aanpassen of opnieuw versturen</Button>
        <Link to="/v2/authenticate" state={{ email: emailAddress }} className={linkClassName}>
          Naar het inlogscherm
        </Link>
      </div>
    </SignInFrame>
  )
}
