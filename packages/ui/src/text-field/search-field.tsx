'use client'

import { Search, X } from '../icons/drawings.ts'
import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { adornment, adornmentButton } from '../form-field/field-box.css.ts'
import { useResetRef } from '../hooks/use-reset-ref.ts'
import { useOwnValue } from '../select/use-own-value.ts'
import { useDebounced } from '../hooks/use-debounced.ts'
import { Icon } from '../icons/icon.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'

type Inherited = Omit<TextFieldProps, 'type' | 'prefix' | 'value' | 'defaultValue' | 'onChange' | 'ref'>

export interface SearchFieldProps extends Inherited {
  /** What is searched for now, as the address or the store has it; leave it out to let the field keep it. */
  value?: string
  /** What is searched for at first, where the field keeps it. */
  defaultValue?: string
  /** Called with the trimmed text after a pause in typing, at once on Enter and on clearing. */
  onSearch?: (text: string) => void
  /** The pause in milliseconds. Default 500. */
  debounceMs?: number
  /** In the box at the end while it is empty: the key that leads here. */
  suffix?: ReactNode
}

/** Searches while one types. Escape or the cross empties it. */
export function SearchField(props: SearchFieldProps) {
  const texts = useLanguage('textField', dutch)
  const { value: owned, defaultValue = '', onSearch, debounceMs = 500, suffix, ...rest } = props
  const input = useRef<HTMLInputElement>(null)
  const [value, setValue] = useOwnValue(owned, defaultValue, onSearch)
  const { text, type, settle } = useDebounced(value, setValue, debounceMs)
  const ref = useResetRef(input, () => {
    if (owned === undefined) settle(defaultValue)
  })

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') settle(text)
    if (event.key !== 'Escape' || text === '') return
    // A dialog around it closes at the next Escape.
    event.stopPropagation()
    settle('')
  }
  const clear = () => {
    settle('')
    input.current?.focus()
  }
  const cross = (
    <IconButton icon={X} label={texts.clearSearch} size="extra-small" onClick={clear} className={adornmentButton} />
  )
  return (
    <TextField
      ref={ref}
      labelHidden
      placeholder={texts.search}
      autoComplete="off"
      spellCheck={false}
      {...rest}
      type="search"
      enterKeyHint="search"
      prefix={<Icon of={Search} />}
      suffix={text === '' ? suffix && <span className={adornment}>{suffix}</span> : cross}
      value={text}
      onChange={(event) => type(event.target.value)}
      onKeyDown={onKeyDown}
    />
  )
}
