import { Icon, visuallyHidden } from '@klopt/ui'
import { passwordChecklist } from '@klopt/validators'
import { Check, Circle } from 'lucide-react'
import * as styles from './password-checklist.css.ts'

/** The rules for a password, each ticked off while one types. It is the hint of the field, so it is read out with it. */
export function PasswordChecklist({ password }: { password: string }) {
  return (
    <ul className={styles.list} aria-label="Eisen aan het wachtwoord">
      {passwordChecklist(password).map(({ rule, label, met }) => (
        <li key={rule} data-met={met} className={styles.rule}>
          <Icon of={met ? Check : Circle} size={14} />
          {label}
          <span className={visuallyHidden}>{met ? ', voldaan' : ', nog niet voldaan'}</span>
        </li>
      ))}
    </ul>
  )
}
