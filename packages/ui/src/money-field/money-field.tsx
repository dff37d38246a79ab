'use client'

import { alignEnd } from '../form-field/field-box.css.ts'
import { withSent } from '../form-field/sent-value.tsx'
import { useTypedField } from '../hooks/use-typed-field.ts'
import { classNames } from '../styles/class-names.ts'
import { tabular } from '../styles/utilities.css.ts'
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'
import { useMoney } from '../language/formats.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'
import { takesRef } from '../react-18.ts'

type Inherited = Omit<TextFieldProps, 'type' | 'value' | 'defaultValue' | 'onChange' | 'inputMode'>

export interface MoneyFieldProps extends Inherited {
  /** Integer cents, or null when the field is empty or what stands there is no amount; leave it out to let the field keep it. */
  value?: number | null
  /** Integer cents that stand there at first, where the field keeps its value. */
  defaultValue?: number
  /** Called with integer cents, or null. */
  onChange?: (cents: number | null) => void
  /** `end` where amounts stand under each other. Default `start`. */
  align?: 'start' | 'end'
}

/**
 * An amount in euro: typed as people type (`1234,5`, `€ 12`, pasted with no-break spaces) or as a sum
 * (`12+3`, `121/1,21`), shown as `1.234,50` after leaving the field, and never a float in between.
 */
export const MoneyField = takesRef(function MoneyField(props: MoneyFieldProps) {
  const texts = useLanguage('moneyField', dutch)
  const money = useMoney()

  const { value: owned, defaultValue, onChange, ref: outer, name, align = 'start', ...others } = props
  const { error, onBlur, inputClassName, suffix, ...rest } = others
  const field = useTypedField({ value: owned, defaultValue, onChange, ref: outer }, money.parse, money.show)
  const { text, isUnread, type, settle, value, ref } = field
  return (
    <TextField
      autoComplete="off"
      {...rest}
      ref={ref}
      suffix={withSent(suffix, { name, value, disabled: rest.disabled })}
      inputMode="decimal"
      value={text}
      error={isUnread ? texts.notAnAmount(money.show(123_450)) : error}
      onChange={(event) => type(event.target.value)}
      onBlur={(event) => {
        settle()
        onBlur?.(event)
      }}
      inputClassName={classNames(tabular, align === 'end' && alignEnd, inputClassName)}
    />
  )
})
