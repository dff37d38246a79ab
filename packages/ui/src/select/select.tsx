'use client'

import { useMemo, type ReactNode, type Ref } from 'react'
import { FormField, type FieldControl, type FieldProps } from '../form-field/form-field.tsx'
import type { ControlSize } from '../themes/scale.ts'
import type { Option, OptionValue } from './option.ts'
import { SelectField } from './select-field.tsx'
import { useOwnValue } from './use-own-value.ts'
import { takesRef } from '../react-18.ts'

/** What a select for one and a select for several have in common. */
export interface SelectBaseProps<Value extends OptionValue> extends FieldProps {
  /** What can be chosen, in order. */
  options: readonly Option<Value>[]
  /** Shown while nothing is chosen. Default 'Kies…'. */
  placeholder?: string
  /** With a field above the list to search in it. Worth it from about fifteen options. */
  searchable?: boolean
  /** With a cross that takes the choice away. */
  clearable?: boolean
  /** Has to be answered, which a screen reader says too. */
  required?: boolean
  /** Cannot be used now, and is passed over by Tab. */
  disabled?: boolean
  /** The value was read for the user and waits to be confirmed. */
  proposed?: boolean
  /** The name under which a form sends it. */
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
  ref?: Ref<HTMLButtonElement>
}

export interface SelectProps<Value extends OptionValue> extends SelectBaseProps<Value> {
  /** What is chosen; leave it out to let the select keep it. */
  value?: Value | null
  /** What is chosen at first, where the select keeps it. Default nothing. */
  defaultValue?: Value | null
  /** Called with what is chosen, or null once it was cleared. */
  onChange?: (value: Value | null) => void
}

/** A choice of one from a known list. For a choice of two or three, radio buttons show them all. */
export const Select = takesRef(function Select<Value extends OptionValue>(props: SelectProps<Value>) {
  const { value: controlled, defaultValue = null, onChange, ...field } = props
  const [value, setValue] = useOwnValue(controlled, defaultValue, onChange)
  const values = useMemo(() => (value === null ? [] : [value]), [value])
  return (
    <SelectFrame field={field}>
      {(control) => (
        <SelectField
          {...field}
          control={control}
          values={values}
          onReset={() => setValue(defaultValue)}
          onChange={([chosen]) => setValue(chosen ?? null)}
        />
      )}
    </SelectFrame>
  )
})

export interface MultiSelectProps<Value extends OptionValue> extends SelectBaseProps<Value> {
  /** What is chosen; leave it out to let the select keep it. */
  values?: readonly Value[]
  /** What is chosen at first, where the select keeps it. Default nothing. */
  defaultValues?: readonly Value[]
  /** Called with all that is chosen now. */
  onChange?: (values: readonly Value[]) => void
}

const none: readonly never[] = []

/** A choice of any number from a known list. */
export const MultiSelect = takesRef(function MultiSelect<Value extends OptionValue>(props: MultiSelectProps<Value>) {
  const { values: controlled, defaultValues = none, onChange, ...field } = props
  const [values, setValues] = useOwnValue<readonly Value[]>(controlled, defaultValues, onChange)
  return (
    <SelectFrame field={field}>
      {(control) => (
        <SelectField
          {...field}
          multiple
          control={control}
          values={values}
          onReset={() => setValues(defaultValues)}
          onChange={setValues}
        />
      )}
    </SelectFrame>
  )
})

interface SelectFrameProps {
  field: FieldProps & { id?: string; className?: string }
  children: (control: FieldControl) => ReactNode
}

function SelectFrame({ field, children }: SelectFrameProps) {
  const { label, labelHidden, hint, error, action, id, className } = field
  return <FormField {...{ label, labelHidden, hint, error, action, id, className }}>{children}</FormField>
}
