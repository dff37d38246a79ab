'use client'

import { useId, useLayoutEffect, useRef, type InputHTMLAttributes, type ReactNode, type Ref } from 'react'
import { FieldError } from '../form-field/field-error.tsx'
import { joinRefs } from '../hooks/join-refs.ts'
import { classNames } from '../styles/class-names.ts'
import { visuallyHidden } from '../styles/utilities.css.ts'
import * as styles from './checkbox.css.ts'
import * as choice from './choice.css.ts'
import { takesRef } from '../react-18.ts'

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size'> {
  /** What is agreed to or chosen; pressing it works too. */
  label: ReactNode
  /** Keeps the label for a screen reader only, as in a table. */
  labelHidden?: boolean
  /** Under the label: what helps to decide. */
  hint?: ReactNode
  /** What is wrong and how to mend it. */
  error?: string
  /** Some of what it stands for is chosen, not all. */
  indeterminate?: boolean
  /** Of the frame around box and label. */
  className?: string
  /** The element itself. */
  ref?: Ref<HTMLInputElement>
}

/** Yes or no, told when the form is sent. What takes effect at once is a `Switch`. */
export const Checkbox = takesRef(function Checkbox(props: CheckboxProps) {
  const { label, labelHidden, hint, error, indeterminate = false, className, ref, required, ...input } = props
  const own = useRef<HTMLInputElement>(null)
  const errorId = useId()
  useLayoutEffect(() => {
    if (own.current) own.current.indeterminate = indeterminate
  }, [indeterminate])
  return (
    <div className={className}>
      <label className={classNames(choice.choice, labelHidden && choice.bare)}>
        <input
          {...input}
          ref={joinRefs(own, ref)}
          type="checkbox"
          aria-required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          className={classNames(choice.box, styles.checkbox)}
        />
        <span className={labelHidden ? visuallyHidden : choice.words}>
          {label}
          {hint && <span className={choice.hint}>{hint}</span>}
        </span>
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
})
