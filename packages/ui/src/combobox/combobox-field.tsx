'use client'

import { ChevronDown } from '../icons/drawings.ts'
import { useRef } from 'react'
import * as box from '../form-field/field-box.css.ts'
import type { FieldControl, FieldProps } from '../form-field/form-field.tsx'
import { SentValue } from '../form-field/sent-value.tsx'
import { Icon } from '../icons/icon.tsx'
import type { Option, OptionValue } from '../select/option.ts'
import { classNames } from '../styles/class-names.ts'
import { ComboboxPopup } from './combobox-popup.tsx'
import type { ComboboxProps } from './combobox.tsx'
import { useCombobox } from './use-combobox.ts'
import { takesRef } from '../react-18.ts'

export interface ComboboxFieldProps<Value extends OptionValue> extends Omit<
  ComboboxProps<Value>,
  keyof FieldProps | 'id' | 'className' | 'value' | 'defaultValue' | 'onChange'
> {
  value: Option<Value> | null
  onChange: (option: Option<Value> | null) => void
  control: FieldControl
  listLabel: string
}

/** The box of a combobox, and its list while it is open. */
export const ComboboxField = takesRef(function ComboboxField<Value extends OptionValue>({
  ref,
  ...props
}: ComboboxFieldProps<Value>) {
  const { control, value, placeholder, required, disabled, proposed, name, size = 'medium', onBlur, listLabel } = props
  const frame = useRef<HTMLDivElement>(null)
  const combobox = useCombobox(props, control.id)
  const { open, text, activeId } = combobox
  /** A message in place of the list is no list. */
  const listed = open && activeId !== undefined

  return (
    <div ref={frame} className={classNames(box.fieldBox, box.fieldSize[size], proposed && box.proposed)}>
      <input
        {...control}
        ref={ref}
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={listed}
        aria-controls={listed ? combobox.listId : undefined}
        aria-activedescendant={listed ? activeId : undefined}
        aria-required={required || undefined}
        placeholder={placeholder}
        disabled={disabled}
        value={text}
        className={box.fieldInput}
        onChange={(event) => combobox.type(event.target.value)}
        // The next letter replaces what is chosen.
        onFocus={(event) => event.currentTarget.select()}
        onClick={combobox.show}
        onKeyDown={combobox.onKeyDown}
        onBlur={() => {
          combobox.leave()
          onBlur?.()
        }}
      />
      <SentValue name={name} value={value?.value} disabled={disabled} />
      <span className={box.adornment}>
        <Icon of={ChevronDown} />
      </span>
      {open && <ComboboxPopup combobox={combobox} anchor={frame} label={listLabel} value={value} />}
    </div>
  )
})
