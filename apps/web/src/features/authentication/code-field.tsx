import { TextField } from '@klopt/ui'
import type { Ref } from 'react'
import * as styles from '../../shell/sign-in-frame.css.ts'

export interface CodeFieldProps {
  /** Sixteen characters that were kept, instead of six digits of the moment. */
  isRecovery: boolean
  value: string
  onChange: (text: string) => void
  error?: string | undefined
  ref?: Ref<HTMLInputElement>
}

/** A code of the second factor. A telephone offers digits, and the code itself where a message brought it. */
export function CodeField({ isRecovery, value, onChange, error, ref }: CodeFieldProps) {
  return (
    <TextField
      {...(isRecovery ? recovery : digits)}
      ref={ref}
      name="code"
      size="large"
      autoFocus
      spellCheck={false}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      {...(error !== undefined && { error })}
    />
  )
}

const digits = {
  label: 'Code',
  inputMode: 'numeric',
  autoComplete: 'one-time-code',
  inputClassName: styles.code,
} as const
const recovery = {
  label: 'Herstelcode',
  autoComplete: 'off',
  autoCapitalize: 'characters',
  inputClassName: styles.recoveryCode,
} as const
