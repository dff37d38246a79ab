import { PasswordField, type PasswordFieldProps } from '@klopt/ui'
import { password as checkPassword } from '@klopt/validators'
import { useState } from 'react'
import { verdict } from '../shared/forms/field-rules.ts'
import { PasswordChecklist } from './password-checklist.tsx'

/** Choosing a password: the field with the live checklist of the rules under it. */
export function NewPasswordField({ onChange, ...props }: PasswordFieldProps) {
  // A copy for the list alone: the field itself stays uncontrolled, so that the password is not in the page's source.
  const [typed, setTyped] = useState('')
  return (
    <PasswordField
      name="password"
      {...props}
      autoComplete="new-password"
      hint={<PasswordChecklist password={typed} />}
      onChange={(event) => {
        setTyped(event.target.value)
        onChange?.(event)
      }}
    />
  )
}

/** What is wrong with a new password, or true: the rule of a form field. */
export const checkNewPassword = (text: string): true | string => verdict(checkPassword(text))
