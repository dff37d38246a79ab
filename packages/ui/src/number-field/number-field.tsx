'use client'

import { adornment, alignEnd } from '../form-field/field-box.css.ts'
import { withSent } from '../form-field/sent-value.tsx'
import { useTypedField } from '../hooks/use-typed-field.ts'
import { classNames } from '../styles/class-names.ts'
import { tabular } from '../styles/utilities.css.ts'
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'
import { useNumber } from '../language/formats.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'
import { takesRef } from '../react-18.ts'

type Inherited = Omit<TextFieldProps, 'type' | 'value' | 'defaultValue' | 'onChange' | 'inputMode' | 'suffix'>

export interface NumberFieldProps extends Inherited {
  /** A decimal as the wire has it ('18.5', '-3'), or null when the field is empty or what stands there is no number; leave it out to let the field keep it. */
  value?: string | null
  /** What stands there at first, where the field keeps its value. */
  defaultValue?: string
  /** Called with a decimal as the wire has it, or null. */
  onChange?: (decimal: string | null) => void
  /** What it counts: '%', 'km', 'stuks'. Shown in the box, and may be typed. */
  unit?: string
  /** How many decimals it may have. Default 4. */
  maxDecimals?: number
  /** `end` where numbers stand under each other. Default `start`. */
  align?: 'start' | 'end'
}

/**
 * A number that is no amount: how many, how far, which percentage. Typed as `1234,5`, `1.234,5` or `21%`, shown as
 * `1.234,5` after leaving the field, and never a float in between.
 */
export const NumberField = takesRef(function NumberField(props: NumberFieldProps) {
  const texts = useLanguage('numberField', dutch)
  const numbers = useNumber()

  const { value: owned, defaultValue, onChange, ref: outer, name, unit, maxDecimals = 4, ...others } = props
  const { align = 'start', error, onBlur, inputClassName, ...rest } = others
  const parse = (text: string) => numbers.parse(withoutUnit(text, unit), maxDecimals)
  const field = useTypedField({ value: owned, defaultValue, onChange, ref: outer }, parse, numbers.show)
  const { text, isUnread, type, settle, value, ref } = field
  const unitMark = unit !== undefined && <span className={adornment}>{unit}</span>
  return (
    <TextField
      autoComplete="off"
      {...rest}
      ref={ref}
      inputMode={maxDecimals === 0 ? 'numeric' : 'decimal'}
      value={text}
      error={isUnread ? texts.notANumber(maxDecimals, numbers.show('1234.5')) : error}
      suffix={withSent(unitMark, { name, value, disabled: rest.disabled })}
      onChange={(event) => type(event.target.value)}
      onBlur={(event) => {
        settle()
        onBlur?.(event)
      }}
      inputClassName={classNames(tabular, align === 'end' && alignEnd, inputClassName)}
    />
  )
})

/** The unit may be typed and pasted along; it stands in the box already. */
function withoutUnit(text: string, unit: string | undefined): string {
  const trimmed = text.trim()
  const hasUnit = unit !== undefined && trimmed.toLowerCase().endsWith(unit.toLowerCase())
  return hasUnit ? trimmed.slice(0, -unit.length) : trimmed
}
