'use client'

import { formatDuration } from '@klopt/validators'
import { alignEnd } from '../form-field/field-box.css.ts'
import { withSent } from '../form-field/sent-value.tsx'
import { useTypedField } from '../hooks/use-typed-field.ts'
import { classNames } from '../styles/class-names.ts'
import { tabular } from '../styles/utilities.css.ts'
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'
import { parseTypedDuration } from './parse-typed-duration.ts'
import { useNumber } from '../language/formats.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'
import { takesRef } from '../react-18.ts'

type Inherited = Omit<TextFieldProps, 'type' | 'value' | 'defaultValue' | 'onChange' | 'inputMode'>

export interface DurationFieldProps extends Inherited {
  /** Whole seconds, or null when the field is empty or what stands there is no duration; leave it out to let the field keep it. */
  valueSeconds?: number | null
  /** Whole seconds that stand there at first, where the field keeps its value. */
  defaultValueSeconds?: number
  /** Called with whole seconds, or null. */
  onChange?: (seconds: number | null) => void
  /** Shows `h:mm:ss` in place of `h:mm`. */
  showSeconds?: boolean
  /** `end` where durations stand under each other. Default `start`. */
  align?: 'start' | 'end'
}

/** A duration: typed as `1:30`, `1,5`, `90m` or `1u30`, shown as `1:30` after leaving the field. */
export const DurationField = takesRef(function DurationField(props: DurationFieldProps) {
  const numbers = useNumber()
  const texts = useLanguage('durationField', dutch)
  const { valueSeconds, defaultValueSeconds, onChange, ref: outer, name, showSeconds, ...others } = props
  const { align = 'start', error, onBlur, inputClassName, suffix, ...rest } = others
  const format = (seconds: number) => formatDuration(seconds, showSeconds)
  const owned = { value: valueSeconds, defaultValue: defaultValueSeconds, onChange, ref: outer }
  const { text, isUnread, type, settle, value, ref } = useTypedField(owned, parseTypedDuration, format)
  return (
    <TextField
      autoComplete="off"
      placeholder={showSeconds ? texts.placeholderSeconds : texts.placeholder}
      {...rest}
      ref={ref}
      suffix={withSent(suffix, { name, value, disabled: rest.disabled })}
      value={text}
      error={isUnread ? texts.notADuration(numbers.show('1.5')) : error}
      onChange={(event) => type(event.target.value)}
      onBlur={(event) => {
        settle()
        onBlur?.(event)
      }}
      inputClassName={classNames(tabular, align === 'end' && alignEnd, inputClassName)}
    />
  )
})
