'use client'

import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import * as choice from '../checkbox/choice.css.ts'
import { classNames } from '../styles/class-names.ts'
import { visuallyHidden } from '../styles/utilities.css.ts'
import * as styles from './switch.css.ts'
import { takesRef } from '../react-18.ts'

type InputAttributes = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size' | 'onChange' | 'checked'>

export interface SwitchProps extends InputAttributes {
  /** What is on when it is on. */
  label: ReactNode
  /** Keeps the label for a screen reader only, as in a table. */
  labelHidden?: boolean
  /** Under the label: what it does when it is on. */
  hint?: ReactNode
  /** Whether it is on; leave it out to let the switch keep it, on at first with `defaultChecked`. */
  checked?: boolean
  /** Called with what it is to become, at once. */
  onChange?: (checked: boolean) => void
  /** Of the frame around track and label. */
  className?: string
  /** The element itself. */
  ref?: Ref<HTMLInputElement>
}

/** On or off, at once. What waits for a form to be sent is a `Checkbox`. */
export const Switch = takesRef(function Switch({
  label,
  labelHidden,
  hint,
  onChange,
  className,
  ...input
}: SwitchProps) {
  return (
    <label className={classNames(choice.choice, className)}>
      <input
        {...input}
        type="checkbox"
        role="switch"
        aria-checked={input.checked}
        onChange={(event) => onChange?.(event.target.checked)}
        className={classNames(choice.box, styles.track)}
      />
      <span className={labelHidden ? visuallyHidden : choice.words}>
        {label}
        {hint && <span className={choice.hint}>{hint}</span>}
      </span>
    </label>
  )
})
