import { useId, type ReactNode } from 'react'
import * as choice from '../checkbox/choice.css.ts'
import { classNames } from '../styles/class-names.ts'
import { visuallyHidden } from '../styles/utilities.css.ts'
import * as styles from './radio.css.ts'

export interface RadioOption<Value extends string> {
  value: Value
  label: ReactNode
  hint?: ReactNode
  disabled?: boolean
}

export interface RadioGroupProps<Value extends string> {
  /** The question. */
  label: ReactNode
  labelHidden?: boolean
  options: readonly RadioOption<Value>[]
  /** The answer, or null when there is none yet. */
  value: Value | null
  onChange: (value: Value) => void
  onBlur?: () => void
  hint?: ReactNode
  error?: string
  /** Default `vertical`; `horizontal` for two or three short answers. */
  orientation?: 'vertical' | 'horizontal'
  disabled?: boolean
  /** The name of the inputs; made up when absent. */
  name?: string
  className?: string
}

/** One of a few answers, all in sight. More than six are a `Select`. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, labelHidden, options, value, onChange, onBlur, hint, error, disabled, className } = props
  const id = useId()
  const describedBy = classNames(error && `${id}-error`, hint ? `${id}-hint` : undefined) || undefined
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
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
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
      {error && (
        <p id={`${id}-error`} className={choice.error}>
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={choice.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  )
}
