'use client'

import { useId, type ReactNode } from 'react'
import * as choice from '../checkbox/choice.css.ts'
import { FieldError } from '../form-field/field-error.tsx'
import { classNames } from '../styles/class-names.ts'
import { visuallyHidden } from '../styles/utilities.css.ts'
import * as styles from './radio.css.ts'

export interface RadioOption<Value extends string> {
  /** What the answer stands for. */
  value: Value
  /** The answer. */
  label: ReactNode
  /** Under it: what it means. */
  hint?: ReactNode
  /** Stays in sight and cannot be chosen. */
  disabled?: boolean
}

export interface RadioGroupProps<Value extends string> {
  /** The question. */
  label: ReactNode
  /** Keeps the question for a screen reader only, where a heading says it already. */
  labelHidden?: boolean
  /** The answers, in an order that makes sense. */
  options: readonly RadioOption<Value>[]
  /** The answer, or null when there is none yet; leave it out to let the group keep it. */
  value?: Value | null
  /** The answer at first, where the group keeps it. */
  defaultValue?: Value
  /** Called with the answer. */
  onChange?: (value: Value) => void
  /** Called when focus leaves it. */
  onBlur?: () => void
  /** Under the answers: what helps to choose. */
  hint?: ReactNode
  /** Under the answers: what is wrong and how to mend it. */
  error?: string
  /** Default `vertical`; `horizontal` for two or three short answers. */
  orientation?: 'vertical' | 'horizontal'
  /** None of the answers can be chosen now. */
  disabled?: boolean
  /** The name of the inputs; made up when absent. */
  name?: string
  /** For its place: margins, width. */
  className?: string
}

/** One of a few answers, all in sight. More than six are a `Select`. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, labelHidden, options, value, defaultValue, onChange, onBlur, hint, error } = props
  const { disabled, className } = props
  const id = useId()
  const describedBy = classNames(error && `${id}-error`, hint ? `${id}-hint` : undefined) || undefined
  // Without `value` the browser keeps the answer, and a form that is reset takes it back.
  const chosen = (own: Value) =>
    value === undefined ? { defaultChecked: own === defaultValue } : { checked: own === value }
  return (
    <fieldset
      role="radiogroup"
      aria-describedby={describedBy}
      aria-invalid={error ? true : undefined}
      disabled={disabled}
      className={classNames(styles.group, className)}
    >
      <legend className={labelHidden ? visuallyHidden : styles.legend}>{label}</legend>
      <div className={styles.options} data-orientation={props.orientation ?? 'vertical'}>
        {options.map((option) => (
          <label key={option.value} className={choice.choice}>
            <input
              type="radio"
              name={props.name ?? id}
              value={option.value}
              {...chosen(option.value)}
              disabled={option.disabled}
              onChange={() => onChange?.(option.value)}
              onBlur={onBlur}
              className={classNames(choice.box, styles.radio)}
            />
            <span className={choice.words}>
              {option.label}
              {option.hint && <span className={choice.hint}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p id={`${id}-hint`} className={choice.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  )
}
