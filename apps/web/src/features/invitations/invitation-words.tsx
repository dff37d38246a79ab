import * as styles from '../../shell/sign-in-frame.css.ts'
import { permissionChoices } from '../../shared/administrations/permission-words.ts'
import * as own from './invitation.css.ts'
import type { OpenInvitation } from './types.ts'

/** Who asks, for which administration, and what one will be able to do there. */
export function InvitationWords({ invitation }: { invitation: OpenInvitation }) {
  const { invitedBy, companyName, permissions } = invitation
  const given = permissionChoices.filter(({ value }) => permissions.includes(value))
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
