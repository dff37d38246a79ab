'use client'

import { useId, type ReactNode } from 'react'
import { classNames } from '../styles/class-names.ts'
import { visuallyHidden } from '../styles/utilities.css.ts'
import { FieldError } from './field-error.tsx'
import * as styles from './form-field.css.ts'
import { useSettledError } from './use-settled-error.ts'

/** What every field takes besides the attributes of its input. */
export interface FieldProps {
  /** What is asked, above the field. */
  label: ReactNode
  /** Keeps the label for a screen reader only, where a table head or heading says it already. */
  labelHidden?: boolean
  /** Under the field: what helps to fill it in. */
  hint?: ReactNode
  /** Under the field, in place of nothing: what is wrong and how to mend it. */
  error?: string
  /** At the right of the label: a link, or how sure the value is. */
  action?: ReactNode
}

/** The attributes that tie an input to its label, hint and error. */
export interface FieldControl {
  /** Which the label names. */
  id: string
  /** The ids of hint and error. */
  'aria-describedby': string | undefined
  /** True while an error is shown. */
  'aria-invalid': true | undefined
}

export interface FormFieldProps extends FieldProps {
  /** The id of the control, when it must be a known one. */
  id?: string
  /** Renders the control with the attributes it needs. */
  children: (control: FieldControl) => ReactNode
  /** For its place: margins, width. */
  className?: string
}

/**
 * The frame of a field: label above, hint and error under it. An error appears after leaving the
 * field or submitting, never while typing and never under a press; it goes as soon as it is mended.
 */
export function FormField(props: FormFieldProps) {
  const { label, labelHidden, hint, error, action, id, children, className } = props
  const { shownError, watch } = useSettledError(error)
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const describedBy = classNames(shownError && errorId, hint ? hintId : undefined)
  return (
    <div className={classNames(styles.field, className)} {...watch}>
      <label id={`${controlId}-label`} htmlFor={controlId} className={labelHidden ? visuallyHidden : styles.label}>
        {label}
      </label>
      <div className={styles.control}>
        {children({
          id: controlId,
          'aria-describedby': describedBy || undefined,
          'aria-invalid': shownError ? true : undefined,
        })}
      </div>
      {action && <div className={styles.action}>{action}</div>}
      {(shownError || hint) && (
        <div className={styles.messages}>
          {shownError && <FieldError id={errorId}>{shownError}</FieldError>}
          {hint && (
            <div id={hintId} className={styles.hint}>
              {hint}
            </div>
          )}
        </div>
      )}
    </div>
  )
}
