'use client'

import { ChevronDown } from '../icons/drawings.ts'
import type { KeyboardEvent, RefObject } from 'react'
import * as box from '../form-field/field-box.css.ts'
import { Icon } from '../icons/icon.tsx'
import { classNames } from '../styles/class-names.ts'
import { truncate } from '../styles/utilities.css.ts'
import type { OptionValue } from './option.ts'
import type { SelectFieldProps } from './select-field.tsx'
import * as styles from './select.css.ts'
import type { SelectList } from './use-select-list.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'

export interface SelectButtonProps<Value extends OptionValue> extends Omit<SelectFieldProps<Value>, 'ref'> {
  button: RefObject<HTMLButtonElement | null>
  list: SelectList<Value>
  onKeyDown: (event: KeyboardEvent) => void
}

/** The box one presses; it keeps the focus while its list is open, unless that is searched. */
export function SelectButton<Value extends OptionValue>(props: SelectButtonProps<Value>) {
  const texts = useLanguage('select', dutch)
  const { button, list, control, options, values, multiple, searchable = false, size = 'medium' } = props
  const { placeholder = texts.choose, required, disabled, proposed, onKeyDown, onBlur } = props
  const chosen = options.filter(({ value }) => values.includes(value))
  const empty = chosen.length === 0
  return (
    <button
      {...control}
      ref={button}
      type="button"
      role="combobox"
      disabled={disabled}
      aria-required={required || undefined}
      aria-haspopup={searchable ? 'dialog' : 'listbox'}
      aria-expanded={list.isOpen}
      aria-controls={list.isOpen ? list.listId : undefined}
      aria-activedescendant={list.isOpen && !searchable ? list.activeId : undefined}
      className={classNames(box.fieldBox, box.fieldSize[size], proposed && box.proposed, styles.trigger)}
      onClick={() => (list.isOpen ? list.close() : list.open())}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <span className={classNames(truncate, styles.value, empty && styles.placeholder)}>
        {empty ? placeholder : chosen.map(({ label }) => label).join(', ')}
      </span>
      {multiple && chosen.length > 1 && <span className={styles.count}>{chosen.length}</span>}
      <Icon of={ChevronDown} className={styles.chevron} />
    </button>
  )
}
