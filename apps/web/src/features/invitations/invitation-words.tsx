import * as styles from '../../shell/sign-in-frame.css.ts'
import { permissionChoices } from '../../shared/administrations/permission-words.ts'
import * as own from './invitation.css.ts'
import type { OpenInvitation } from './types.ts'

/** Who asks, for which administration, and what one will be able to do there. */
export function InvitationWords({ invitation }: { invitation: OpenInvitation }) {
  const { invitedBy, companyName, permissions, makesMainUser } = invitation
  const given = permissionChoices.filter(({ value }) => permissions.includes(value))
  if (makesMainUser) {
    return (
      <p className={styles.text}>
        {invitedBy} heeft voor jou de administratie van <strong className={own.company}>{companyName}</strong>{' '}
        klaargezet. Je wordt hoofdgebruiker: de boeken zijn van jou, en je bepaalt wie erin werkt.
      </p>
    )
  }
  return (
    <>
      <p className={styles.text}>
        {invitedBy} nodigt je uit om mee te werken in de administratie van{' '}
        <strong className={own.company}>{companyName}</strong>. Dit mag je daar:
      </p>
      <ul className={own.rights}>
        {given.map(({ value, label, hint }) => (
          <li key={value}>
            <span className={own.right}>{label}</span> {hint}
          </li>
        ))}
      </ul>
    </>
  )
}
