'use client'

import type { RefObject } from 'react'
import { Popover } from '../overlay/popover.tsx'
import { Listbox } from '../select/listbox.tsx'
import * as listStyles from '../select/listbox.css.ts'
import type { Option, OptionValue } from '../select/option.ts'
import { Spinner } from '../spinner/spinner.tsx'
import * as styles from './combobox.css.ts'
import type { ComboboxState } from './use-combobox.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'

export interface ComboboxPopupProps<Value extends OptionValue> {
  combobox: ComboboxState
  anchor: RefObject<HTMLElement | null>
  label: string
  value: Option<Value> | null
}

/** What was found, or why there is nothing to see. */
export function ComboboxPopup<Value extends OptionValue>(props: ComboboxPopupProps<Value>) {
  const texts = useLanguage('combobox', dutch)
  const { combobox, anchor, label, value } = props
  const { state, rows, listId } = combobox
  const message = rows.length === 0 || state === 'failed' ? texts[state] : undefined
  return (
    <Popover anchor={anchor} onClose={combobox.cancel} matchWidth alwaysBeside className={listStyles.popover}>
      <p role="status" className={message ? listStyles.message : undefined}>
        {message && state === 'loading' && <Spinner className={styles.spinner} />}
        {message}
      </p>
      {rows.length > 0 && (
        <Listbox
          id={listId}
          label={label}
          options={rows}
          active={combobox.active}
          onActive={combobox.setActive}
          isSelected={(candidate) => candidate === value?.value}
          onChoose={combobox.choose}
        />
      )}
    </Popover>
  )
}
