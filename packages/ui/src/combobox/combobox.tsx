'use client'

import type { Ref } from 'react'
import { FormField, type FieldProps } from '../form-field/form-field.tsx'
import type { Option, OptionValue } from '../select/option.ts'
import type { ControlSize } from '../themes/scale.ts'
import { ComboboxField } from './combobox-field.tsx'
import type { OptionSource } from './use-searched-options.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'
import { useKeptValue } from '../hooks/use-kept-value.ts'
import { takesRef } from '../react-18.ts'

export interface ComboboxProps<Value extends OptionValue> extends FieldProps, OptionSource<Value> {
  /** The whole option, because what is chosen need not be among those found now; leave it out to let the box keep it. */
  value?: Option<Value> | null
  /** What is chosen at first, where the box keeps it. */
  defaultValue?: Option<Value>
  /** Called with the option that is chosen, or null. */
  onChange?: (option: Option<Value> | null) => void
  /** Makes what was typed; without it only what is found can be chosen. */
  onCreate?: (text: string) => void
  /** What making is called: `(text) => \`Nieuwe relatie "${text}" toevoegen\``. */
  createLabel?: (text: string) => string
  /** Tab takes what is lit after something was typed, as in the cells of a grid. Default false: it leaves the choice. */
  chooseOnTab?: boolean
  /** Shown while nothing is chosen. */
  placeholder?: string
  /** Has to be answered, which a screen reader says too. */
  required?: boolean
  /** Cannot be used now, and is passed over by Tab. */
  disabled?: boolean
  /** The value was read for the user and waits to be confirmed. */
  proposed?: boolean
  /** The name under which a form sends the value. */
  name?: string
  /** Its height: 24, 28, 36 or 44 px. Default `medium`. */
  size?: ControlSize
  /** The id of the control, when it must be a known one. */
  id?: string
  /** For its place: margins, width. */
  className?: string
  /** Called when focus leaves it. */
  onBlur?: () => void
  /** The element itself. */
  ref?: Ref<HTMLInputElement>
}

/** A choice from a list too long to show, by typing a part of it; what is not there can be made. */
export const Combobox = takesRef(function Combobox<Value extends OptionValue>(props: ComboboxProps<Value>) {
  const texts = useLanguage('combobox', dutch)
  const { label, labelHidden, hint, error, action, id, className, ...others } = props
  const { value: owned, defaultValue = null, onChange, ref: outer, ...field } = others
  const [value, setValue, ref] = useKeptValue(owned, defaultValue, onChange, outer)
  return (
    <FormField {...{ label, labelHidden, hint, error, action, id, className }}>
      {(control) => (
        <ComboboxField
          {...field}
          {...{ value, ref, control }}
          onChange={setValue}
          listLabel={typeof label === 'string' ? label : texts.choices}
        />
      )}
    </FormField>
  )
})
