'use client'

import { useMemo, type KeyboardEvent } from 'react'
import { withSent } from '../form-field/sent-value.tsx'
import { useTypedField } from '../hooks/use-typed-field.ts'
import { useLanguage } from '../language/use-language.ts'
import { classNames } from '../styles/class-names.ts'
import { tabular } from '../styles/utilities.css.ts'
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'
import { dutch } from './texts.ts'
import { minutesOf, timeIn, timeOf } from './time-style.ts'
import { takesRef } from '../react-18.ts'

type Inherited = Omit<
  TextFieldProps,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step' | 'suffix'
>

export interface TimeFieldProps extends Inherited {
  /** `HH:MM` of 24 hours, or null when the field is empty or what stands there is no time; leave it out to let the field keep it. */
  value?: string | null
  /** What stands there at first, where the field keeps its value. */
  defaultValue?: string
  /** Called with `HH:MM`, or null. */
  onChange?: (time: string | null) => void
  /** The first time the arrows go to, `HH:MM`; what is typed is for the form to judge. */
  min?: string
  /** The last time the arrows go to, `HH:MM`. */
  max?: string
  /** How many minutes an arrow goes. Default 15. */
  stepMinutes?: number
}

/**
 * A time of day: typed as `9`, `930`, `9:30`, `9u30` or, where people write so, `9:30 pm`; the arrows go on by a quarter.
 * A form sends `HH:MM` under `name`, however it is shown.
 */
export const TimeField = takesRef(function TimeField(props: TimeFieldProps) {
  const { value: owned, defaultValue, onChange, min, max, stepMinutes = 15, name, ...others } = props
  const { error, onBlur, onKeyDown, inputClassName, ref: outer, ...rest } = others
  const texts = useLanguage('timeField', dutch)
  const locale = useLanguage('locale', 'nl-NL')
  const style = useMemo(() => timeIn(locale), [locale])
  const field = useTypedField({ value: owned, defaultValue, onChange, ref: outer }, style.parse, style.show)
  const { text, isUnread, type, settle, value, setValue, ref } = field

  const onArrow = (event: KeyboardEvent<HTMLInputElement>) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (!direction || event.altKey || rest.readOnly || rest.disabled) return
    event.preventDefault()
    setValue(stepped(value, direction, { min, max, stepMinutes }))
  }
  return (
    <TextField
      autoComplete="off"
      placeholder={texts.placeholder}
      {...rest}
      ref={ref}
      role="spinbutton"
      aria-valuenow={value === null ? undefined : minutesOf(value)}
      aria-valuetext={value === null ? undefined : style.show(value)}
      value={text}
      error={isUnread ? texts.notATime(style.show('09:30')) : error}
      suffix={withSent(undefined, { name, value, disabled: rest.disabled })}
      onChange={(event) => type(event.target.value)}
      onBlur={(event) => {
        settle()
        onBlur?.(event)
      }}
      onKeyDown={(event) => {
        onArrow(event)
        onKeyDown?.(event)
      }}
      inputClassName={classNames(tabular, inputClassName)}
    />
  )
})

interface Reach {
  min?: string | undefined
  max?: string | undefined
  stepMinutes: number
}

/** The next whole step from a time, round the day unless it has ends; an empty field begins at the first, or at nine. */
function stepped(time: string | null, direction: number, { min, max, stepMinutes }: Reach): string {
  if (time === null) return min ?? '09:00'
  const steps = minutesOf(time) / stepMinutes
  const next = timeOf((direction > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1) * stepMinutes)
  if (direction > 0 && max !== undefined && (next > max || next < time)) return max
  if (direction < 0 && min !== undefined && (next < min || next > time)) return min
  return next
}
