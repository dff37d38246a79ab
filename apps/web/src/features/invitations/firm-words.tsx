import * as styles from '../../shell/sign-in-frame.css.ts'
import * as own from './invitation.css.ts'
import type { OpenFirmInvitation } from './types.ts'

/** Which firm asks, and what for. */
export function FirmWords({ invitation: { kind, invitedBy, firmName } }: { invitation: OpenFirmInvitation }) {
  const firm = <strong className={own.company}>{firmName}</strong>
  if (kind === 'colleague') {
    return (
      <p className={styles.text}>
        {invitedBy} nodigt je uit om bij {firm} te werken. Je ziet dan de werklijst van het kantoor en werkt in de
        boeken van zijn klanten.
      </p>
    )
  }
  return (
    <p className={styles.text}>
      {invitedBy} van {firm} vraagt om je administratie te mogen bijhouden. Medewerkers van het kantoor kunnen dan in je
      boeken werken. Jij blijft hoofdgebruiker en trekt het bij Gebruikers weer in wanneer je wilt.
    </p>
  )
}
