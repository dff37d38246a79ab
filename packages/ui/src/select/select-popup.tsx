'use client'

import { Search } from '../icons/drawings.ts'
import type { KeyboardEvent, RefObject } from 'react'
import { Icon } from '../icons/icon.tsx'
import { Popover } from '../overlay/popover.tsx'
import { TextInput } from '../text-field/text-field.tsx'
import * as styles from './listbox.css.ts'
import { Listbox } from './listbox.tsx'
import type { OptionValue } from './option.ts'
import type { SelectFieldProps } from './select-field.tsx'
import type { SelectList } from './use-select-list.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'

export interface SelectPopupProps<Value extends OptionValue> extends Omit<SelectFieldProps<Value>, 'ref'> {
  anchor: RefObject<HTMLElement | null>
  list: SelectList<Value>
  onKeyDown: (event: KeyboardEvent) => void
}

/** The list of a select, with a field to search in it where asked for. */
export function SelectPopup<Value extends OptionValue>(props: SelectPopupProps<Value>) {
  const texts = useLanguage('select', dutch)
  const { anchor, list, searchable = false, multiple, values } = props
  const label = typeof props.label === 'string' ? props.label : texts.choices
  return (
    <Popover
      anchor={anchor}
      onClose={list.close}
      matchWidth
      className={styles.popover}
      role={searchable ? 'dialog' : undefined}
      aria-label={searchable ? label : undefined}
      onShown={(popover) => popover.querySelector('input')?.focus()}
    >
      {searchable && <SearchInput list={list} onKeyDown={props.onKeyDown} />}
      {list.found.length === 0 ? (
        <p id={list.listId} role="status" className={styles.message}>
          {texts.empty}
        </p>
      ) : (
        <Listbox
          id={list.listId}
          label={label}
          options={list.found}
          active={list.active}
          onActive={list.setActive}
          isSelected={(value) => values.includes(value)}
          onChoose={list.choose}
          multiple={multiple}
        />
      )}
    </Popover>
  )
}

function SearchInput<Value extends OptionValue>({
  list,
  onKeyDown,
}: Pick<SelectPopupProps<Value>, 'list' | 'onKeyDown'>) {
  const texts = useLanguage('select', dutch)
  return (
    <div className={styles.search}>
      <TextInput
        role="combobox"
        aria-label={texts.search}
        aria-autocomplete="list"
        aria-expanded
        aria-controls={list.listId}
        aria-activedescendant={list.activeId}
        autoComplete="off"
        placeholder={texts.searchPlaceholder}
        size="small"
        prefix={<Icon of={Search} />}
        value={list.search}
        onChange={(event) => list.setSearch(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  )
}
