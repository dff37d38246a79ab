'use client'

import { Eye, EyeOff } from '../icons/signs.ts'
import { useState } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { adornmentButton } from '../form-field/field-box.css.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'
import { takesRef } from '../react-18.ts'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'suffix' | 'prefix'> {
  /** Tells a password manager what to fill in. Default `current-password`. */
  autoComplete?: 'current-password' | 'new-password'
}

/** A password, with an eye to check what was typed. */
export const PasswordField = takesRef(function PasswordField({ disabled, ...props }: PasswordFieldProps) {
  const texts = useLanguage('textField', dutch)
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      disabled={disabled}
      {...props}
      type={isShown ? 'text' : 'password'}
      suffix={
        <IconButton
          icon={isShown ? EyeOff : Eye}
          label={isShown ? texts.hidePassword : texts.showPassword}
          size="small"
          disabled={disabled}
          onClick={() => setIsShown(!isShown)}
          className={adornmentButton}
        />
      }
    />
  )
})
