'use client'

import { useImperativeHandle, useRef } from 'react'
import type { FieldControl } from '../form-field/form-field.tsx'
import { NativeValues } from './native-values.tsx'
import type { OptionValue } from './option.ts'
import { ClearButton } from './clear-button.tsx'
import { SelectButton } from './select-button.tsx'
import { SelectPopup } from './select-popup.tsx'
import * as styles from './select.css.ts'
import type { SelectBaseProps } from './select.tsx'
import { useSelectKeys } from './use-select-keys.ts'
import { useSelectList } from './use-select-list.ts'
import { takesRef } from '../react-18.ts'

export interface SelectFieldProps<Value extends OptionValue> extends Omit<SelectBaseProps<Value>, 'className' | 'id'> {
  control: FieldControl
  values: readonly Value[]
  onChange: (values: readonly Value[]) => void
  onReset: () => void
  multiple?: boolean
}

/** The box of a select with what is chosen, and its list while it is open. */
export const SelectField = takesRef(function SelectField<Value extends OptionValue>({
  ref,
  ...props
}: SelectFieldProps<Value>) {
  const { control, options, values, onChange, multiple = false, searchable = false } = props
  const { required = false, disabled = false, clearable = false, name } = props
  const button = useRef<HTMLButtonElement>(null)
  useImperativeHandle(ref, () => {
    if (!button.current) throw new Error('The button of a select is rendered before its ref is asked for.')
    return button.current
  })
  const list = useSelectList({ options, values, onChange, multiple, controlId: control.id })
  const keys = useSelectKeys({ list, options, multiple, searchable })
  const focus = () => button.current?.focus()
  const clear = () => {
    onChange([])
    focus()
  }
  return (
    <div className={styles.around}>
      <SelectButton {...props} button={button} list={list} onKeyDown={keys.onTriggerKeyDown} />
      {clearable && values.length > 0 && !disabled && <ClearButton onClear={clear} />}
      {name !== undefined && (
        <NativeValues {...{ name, values, multiple, required, disabled }} onReset={props.onReset} onFocus={focus} />
      )}
      {list.isOpen && <SelectPopup {...props} anchor={button} list={list} onKeyDown={keys.onListKeyDown} />}
    </div>
  )
})
