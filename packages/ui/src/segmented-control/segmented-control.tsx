'use client'

import { useId, type ReactNode } from 'react'
import * as choice from '../checkbox/choice.css.ts'
import { FieldError } from '../form-field/field-error.tsx'
import { Icon, type IconDrawing } from '../icons/icon.tsx'
import { legend } from '../radio/radio.css.ts'
import { classNames } from '../styles/class-names.ts'
import { visuallyHidden } from '../styles/utilities.css.ts'
import * as styles from './segmented-control.css.ts'

export interface Segment<Value extends string = string> {
  /** What it stands for. */
  value: Value
  /** Its name: a word or two. */
  label: string
  /** Before its name. */
  icon?: IconDrawing
  /** How many things it holds. */
  count?: number | string
  /** Stays in sight and cannot be chosen. */
  disabled?: boolean
}

export interface SegmentedControlProps<Value extends string> {
  /** What is chosen between. */
  label: ReactNode
  /** Keeps the label for a screen reader only, where the place says it already. */
  labelHidden?: boolean
  /** Two to five of them, in an order that makes sense. */
  segments: readonly Segment<Value>[]
  /** What is chosen; leave it out to let the control keep it. */
  value?: Value
  /** What is chosen at first, where the control keeps it. */
  defaultValue?: Value
  /** Called with what is chosen. */
  onChange?: (value: Value) => void
  /** Called when focus leaves a segment. */
  onBlur?: () => void
  /** Under it: what helps to choose. */
  hint?: ReactNode
  /** Under it: what is wrong and how to mend it. */
  error?: string
  /** As wide as its place, all segments alike. */
  fullWidth?: boolean
  /** None of it can be chosen now. */
  disabled?: boolean
  /** Under which a form sends it; made up when absent. */
  name?: string
  /** For its place: margins, width. */
  className?: string
}

/** One of a few short words, which takes effect at once: another look at the same. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, labelHidden, segments, value, defaultValue, onChange, hint, error, fullWidth, disabled } = props
  const id = useId()
  const describedBy = classNames(error && `${id}-error`, hint ? `${id}-hint` : undefined) || undefined
  // Without `value` the browser keeps what is chosen, and a form that is reset takes it back.
  const chosen = (own: Value) =>
    value === undefined ? { defaultChecked: own === defaultValue } : { checked: own === value }
  return (
    <fieldset
      role="radiogroup"
      aria-describedby={describedBy}
      aria-invalid={error ? true : undefined}
      disabled={disabled}
      className={classNames(styles.group, props.className)}
    >
      <legend className={labelHidden ? visuallyHidden : legend}>{label}</legend>
      <div className={styles.track} data-full={fullWidth || undefined}>
        {segments.map((segment) => (
          <label key={segment.value} className={styles.segment}>
            <input
              type="radio"
              name={props.name ?? id}
              value={segment.value}
              {...chosen(segment.value)}
              disabled={segment.disabled}
              onChange={() => onChange?.(segment.value)}
              onBlur={props.onBlur}
              className={styles.radio}
            />
            {segment.icon && <Icon of={segment.icon} size={16} />}
            {segment.label}
            {segment.count !== undefined && <span className={styles.count}>{segment.count}</span>}
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p id={`${id}-hint`} className={classNames(choice.hint, styles.hint)}>
          {hint}
        </p>
      )}
    </fieldset>
  )
}
