'use client'

import { useRef } from 'react'
import { useFormReset } from '../hooks/use-form-reset.ts'
import { visuallyHidden } from '../styles/utilities.css.ts'
import type { OptionValue } from './option.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'

export interface NativeValuesProps {
  name: string
  values: readonly OptionValue[]
  multiple: boolean
  required: boolean
  disabled: boolean
  /** The form was reset. */
  onReset: () => void
  /** The browser wants to show what is missing. */
  onFocus: () => void
}

/** What is rendered is what holds: when the form is reset too, after our own value went back already. */
const stayChosen = (option: HTMLOptionElement | null) => {
  if (option) option.defaultSelected = true
}

/** A real select that nobody sees: it sends the values with a form, and hears when that is reset. */
export function NativeValues({ name, values, multiple, required, disabled, onReset, onFocus }: NativeValuesProps) {
  const texts = useLanguage('select', dutch)
  const select = useRef<HTMLSelectElement>(null)
  useFormReset(select, onReset)

  const sent = values.map(String)
  return (
    <select
      ref={select}
      aria-hidden
      aria-label={name}
      tabIndex={-1}
      className={visuallyHidden}
      name={name}
      multiple={multiple}
      required={required}
      disabled={disabled}
      value={multiple ? sent : (sent[0] ?? '')}
      onChange={() => undefined}
      onFocus={onFocus}
    >
      {!multiple && <option value="">{texts.none}</option>}
      {sent.map((text) => (
        <option key={text} ref={stayChosen} value={text}>
          {text}
        </option>
      ))}
    </select>
  )
}
