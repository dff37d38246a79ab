import type { RefObject } from 'react'
import { TextInput } from '../text-field/text-field.tsx'
import { Search } from 'lucide-react'
import { Icon } from '../icons/icon.tsx'
import { Popover } from '../overlay/popover.tsx'
import { Listbox } from './listbox.tsx'
import * as listStyles from './listbox.css.ts'
import type { OptionValue } from './option.ts'
import type { SelectFieldProps } from './select-field.tsx'
import type { SelectKeys } from './use-select-keys.ts'

export interface SelectPopupProps<Value extends OptionValue> extends SelectFieldProps<Value> {
  anchor: RefObject<HTMLElement | null>
  keys: SelectKeys<Value>
  onClose: () => void
}

/** The list of a select, with a field to search in it where asked for. */
export function SelectPopup<Value extends OptionValue>(props: SelectPopupProps<Value>) {
  const { anchor, keys, onClose, searchable = false, multiple = false, values } = props
  const label = typeof props.label === 'string' ? props.label : 'Keuzes'
  return (
    <Popover
      anchor={anchor}
      onClose={onClose}
      matchWidth
      className={listStyles.popover}
      role={searchable ? 'dialog' : undefined}
      aria-label={searchable ? label : undefined}
      onShown={(popover) => popover.querySelector('input')?.focus()}
    >
      {searchable && (
        <div className={listStyles.search}>
          <TextInput
            role="combobox"
            aria-label="Zoeken"
            aria-autocomplete="list"
            aria-expanded
            aria-controls={keys.listId}
            aria-activedescendant={keys.activeId}
            autoComplete="off"
            placeholder="Zoeken…"
            size="small"
            prefix={<Icon of={Search} />}
            value={keys.search}
            onChange={(event) => keys.setSearch(event.target.value)}
            onKeyDown={keys.onListKeyDown}
          />
        </div>
      )}
      {keys.found.length === 0 ? (
        <p id={keys.listId} role="status" className={listStyles.message}>
          Niets gevonden
        </p>
      ) : (
        <Listbox
          id={keys.listId}
          label={label}
          options={keys.found}
          active={keys.active}
          onActive={keys.setActive}
          isSelected={(value) => values.includes(value)}
          onChoose={keys.choose}
          multiple={multiple}
        />
      )}
    </Popover>
  )
}
