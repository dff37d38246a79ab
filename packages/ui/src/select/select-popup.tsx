'use client'

import { Search } from '../icons/drawings.ts'
import type { KeyboardEvent, RefObject } from 'react'
import { Icon } from '../icons/icon.tsx'
import { Popover } from '../overlay/popover.tsx'
import { useIsSheet } from '../overlay/use-is-sheet.ts'
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
  const isSheet = useIsSheet()
  /** In a sheet Tab goes on to what else is in it. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isSheet || event.key !== 'Tab') props.onKeyDown(event)
  }
  const label = typeof props.label === 'string' ? props.label : texts.choices
  return (
    <Popover
      anchor={anchor}
      onClose={list.close}
      matchWidth
      sheetTitle={label}
      className={styles.popover}
      role={searchable ? 'dialog' : undefined}
      aria-label={searchable ? label : undefined}
      onShown={(popover) => firstIn(popover)?.focus()}
    >
      {searchable && <SearchInput list={list} onKeyDown={onKeyDown} />}
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
          // The button with the focus lies behind a sheet: the list takes it, and its keys.
          {...(isSheet && { onKeyDown, activeId: list.activeId })}
        />
      )}
    </Popover>
  )
}

/** The field to search in, or the list of a sheet: there the keyboard of a phone would cover what one comes for. */
function firstIn(popover: HTMLElement): HTMLElement | null {
  const isSheet = popover.matches('dialog')
  const input = popover.querySelector('input')
  if (!isSheet || (input && !matchMedia('(pointer: coarse)').matches)) return input
  return popover.querySelector<HTMLElement>('[role=listbox]')
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
