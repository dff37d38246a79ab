import { useMemo, type ReactNode, type Ref } from 'react'
import { FormField, type FieldControl, type FieldProps } from '../form-field/form-field.tsx'
import type { ControlSize } from '../themes/scale.ts'
import type { Option, OptionValue } from './option.ts'
import { SelectField } from './select-field.tsx'
import { useOwnValue } from './use-own-value.ts'

/** What a select for one and a select for several have in common. */
export interface SelectBaseProps<Value extends OptionValue> extends FieldProps {
  options: readonly Option<Value>[]
  /** Shown while nothing is chosen. Default 'Kies…'. */
  placeholder?: string
  /** With a field above the list to search in it. Worth it from about fifteen options. */
  searchable?: boolean
  /** With a cross that takes the choice away. */
  clearable?: boolean
  required?: boolean
  disabled?: boolean
  /** The value was read for the user and waits to be confirmed. */
  proposed?: boolean
  /** The name under which a form sends it. */
  name?: string
  size?: ControlSize
  id?: string
  className?: string
  onBlur?: () => void
  ref?: Ref<HTMLButtonElement>
}

export interface SelectProps<Value extends OptionValue> extends SelectBaseProps<Value> {
  /** What is chosen; leave it out to let the select keep it. */
  value?: Value | null
  defaultValue?: Value | null
  onChange?: (value: Value | null) => void
}

/** A choice of one from a known list. For a choice of two or three, radio buttons show them all. */
export function Select<Value extends OptionValue>(props: SelectProps<Value>) {
  const { value: controlled, defaultValue = null, onChange, ...field } = props
  const [value, setValue] = useOwnValue(controlled, defaultValue, onChange)
  const values = useMemo(() => (value === null ? [] : [value]), [value])
  return (
    <SelectFrame {...field}>
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
}

export interface MultiSelectProps<Value extends OptionValue> extends SelectBaseProps<Value> {
  values?: readonly Value[]
  defaultValues?: readonly Value[]
  onChange?: (values: readonly Value[]) => void
}

const none: readonly never[] = []

/** A choice of any number from a known list. */
export function MultiSelect<Value extends OptionValue>(props: MultiSelectProps<Value>) {
  const { values: controlled, defaultValues = none, onChange, ...field } = props
  const [values, setValues] = useOwnValue<readonly Value[]>(controlled, defaultValues, onChange)
  return (
    <SelectFrame {...field}>
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
}

interface SelectFrameProps extends FieldProps {
  id?: string
  className?: string
  children: (control: FieldControl) => ReactNode
}

const SelectFrame = ({ label, labelHidden, hint, error, action, id, className, children }: SelectFrameProps) => (
  <FormField {...{ label, labelHidden, hint, error, action, id, className }}>{children}</FormField>
)
