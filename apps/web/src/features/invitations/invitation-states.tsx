import { buttonClassName, linkClassName } from '@klopt/ui'
import { Link } from '@tanstack/react-router'
import { SignInFrame } from '../../shell/sign-in-frame.tsx'
import * as styles from '../../shell/sign-in-frame.css.ts'

/** 41001: revoked, replaced by a newer link, too old, or never there. */
export function InvitationGone({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <SignInFrame title="Deze uitnodiging werkt niet meer">
      <p className={styles.text}>
        De link is ingetrokken, vervangen door een nieuwere of ouder dan 14 dagen. Vraag degene die je uitnodigde om een
        nieuwe link.
      </p>
      <WayOn isSignedIn={isSignedIn} />
    </SignInFrame>
  )
}

/** 41002: somebody joined with it. */
export function InvitationUsed({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <SignInFrame title="Deze uitnodiging is al aangenomen">
      <p className={styles.text}>
        Een uitnodiging werkt één keer.{' '}
        {isSignedIn
          ? 'Heb jij die aangenomen? Dan staat de administratie tussen je andere. Anders vraag je om een nieuwe.'
          : 'Heb jij die aangenomen? Log dan in. Anders vraag je om een nieuwe.'}
      </p>
      <WayOn isSignedIn={isSignedIn} />
    </SignInFrame>
  )
}

/** Nothing is left to accept. */
export function AlreadyMember({ administrationId }: { administrationId: number }) {
  return (
    <SignInFrame title="Je hebt al toegang">
      <p className={styles.text}>Je werkt al in deze administratie. De uitnodiging heb je niet meer nodig.</p>
      <Link
        to="/v2/administrations/$administrationId/dashboard"
        params={{ administrationId }}
        className={buttonClassName({ variant: 'primary', size: 'large', fullWidth: true })}
      >
        Naar de administratie
      </Link>
    </SignInFrame>
  )
}

/** A colleague who opens the link again. */
export function WorksThere({ firmId, firmName }: { firmId: number; firmName: string }) {
  return (
    <SignInFrame title="Je werkt hier al">
      <p className={styles.text}>Je werkt al bij {firmName}. De uitnodiging heb je niet meer nodig.</p>
      <Link
        to="/v2/firms/$firmId"
        params={{ firmId }}
        className={buttonClassName({ variant: 'primary', size: 'large', fullWidth: true })}
      >
        Naar het kantoor
      </Link>
    </SignInFrame>
  )
}

function WayOn({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <div className={styles.ways}>
      {isSignedIn ? (
        <Link to="/v2/my-administrations" className={linkClassName}>
          Naar mijn administraties
        </Link>
      ) : (
        <Link to="/v2/authenticate" className={linkClassName}>
          Naar het inlogscherm
        </Link>
      )}
    </div>
  )
}
