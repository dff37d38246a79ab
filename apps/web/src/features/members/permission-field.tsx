import type { AssignablePermission } from '@klopt/api-client/contract'
import { Checkbox, Icon } from '@klopt/ui'
import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import * as styles from './members.css.ts'
import { permissionChoices } from '../../shared/administrations/permission-words.ts'

export interface PermissionFieldProps {
  values: readonly AssignablePermission[]
  onChange: (values: AssignablePermission[]) => void
  /** Cannot be taken away. */
  kept?: AssignablePermission
  error?: string | undefined
}

/** What somebody may do: one or several rights, each with what it means. */
export function PermissionField({ values, onChange, kept, error }: PermissionFieldProps) {
  const errorId = useId()
  const toggle = (value: AssignablePermission, isHeld: boolean) =>
    onChange(
      permissionChoices
        .map((choice) => choice.value)
        .filter((each) => (each === value ? isHeld : values.includes(each))),
    )
  return (
    <fieldset className={styles.fieldset} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>Rechten</legend>
      {permissionChoices.map(({ value, label, hint }) => (
        <Checkbox
          key={value}
          name="permissions"
          label={label}
          hint={value === kept ? `${hint} De hoofdgebruiker houdt dit recht altijd.` : hint}
          checked={values.includes(value)}
          disabled={value === kept}
          aria-invalid={error ? true : undefined}
          onChange={(event) => toggle(value, event.target.checked)}
        />
      ))}
      {error && (
        <p id={errorId} className={styles.error}>
          <Icon of={CircleAlert} size={14} />
          {error}
        </p>
      )}
    </fieldset>
  )
}

/** The rule of a form field: without any right there is nothing to do here. */
export const someRight = (values: readonly AssignablePermission[]): true | string =>
  values.length > 0 || 'Kies minstens één recht'
