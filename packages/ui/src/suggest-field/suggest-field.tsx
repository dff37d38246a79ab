'use client'

import { useId, useRef, type KeyboardEvent } from 'react'
import type { OptionSource } from '../combobox/use-searched-options.ts'
import { useKeptValue } from '../hooks/use-kept-value.ts'
import { Popover } from '../overlay/popover.tsx'
import { Listbox } from '../select/listbox.tsx'
import * as listStyles from '../select/listbox.css.ts'
import type { Option, OptionValue } from '../select/option.ts'
import { visuallyHidden } from '../styles/utilities.css.ts'
import { TextareaField, type TextareaFieldProps } from '../text-field/textarea-field.tsx'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'
import { useSuggestions } from './use-suggestions.ts'

type Inherited = Omit<TextareaFieldProps, 'value' | 'onChange' | 'defaultValue' | 'ref'>

export interface SuggestFieldProps<Value extends OptionValue> extends Inherited, OptionSource<Value> {
  /** What stands in it, whether it was typed or picked; leave it out to let the field keep it. */
  value?: string
  /** What stands there at first, where the field keeps it. */
  defaultValue?: string
  /** Called with every letter. */
  onChange?: (text: string) => void
  /** Called with the suggestion that is taken over; whoever keeps the text changes it, and a field that keeps it takes the label. */
  onPick?: (option: Option<Value>) => void
}

/** Text of one's own, under which stands what is known, to take over. Nothing is lit before somebody goes to it. */
export function SuggestField<Value extends OptionValue>(props: SuggestFieldProps<Value>) {
  const texts = useLanguage('suggestField', dutch)
  const { value: owned, defaultValue = '', onChange, onPick, options, loadOptions, debounceMs, ...others } = props
  const { onKeyDown, onBlur, ...field } = others
  const listId = useId()
  const anchor = useRef<HTMLTextAreaElement>(null)
  const [value, setValue, ref] = useKeptValue(owned, defaultValue, onChange, anchor)
  const pick = (option: Option<Value>) => {
    if (owned === undefined) setValue(option.label)
    onPick?.(option)
  }
  const source = { options, loadOptions, debounceMs }
  const suggestions = useSuggestions({ source, text: value, listId, onPick: pick })
  const { found, isOpen, activeId } = suggestions
  const onKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    suggestions.onKeyDown(event)
    if (!event.defaultPrevented) onKeyDown?.(event)
  }
  return (
    <>
      <TextareaField
        {...field}
        ref={ref}
        value={value}
        autoComplete="off"
        aria-autocomplete="list"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={activeId}
        onChange={({ target }) => {
          suggestions.show()
          setValue(target.value)
        }}
        onKeyDown={onKey}
        onBlur={(event) => {
          suggestions.close()
          onBlur?.(event)
        }}
      />
      <span role="status" className={visuallyHidden}>
        {isOpen && texts.found(found.length)}
      </span>
      {isOpen && (
        <Popover anchor={anchor} onClose={suggestions.close} matchWidth alwaysBeside className={listStyles.popover}>
          <Listbox
            id={listId}
            label={texts.suggestions}
            options={found}
            active={suggestions.active}
            onActive={suggestions.setActive}
            onChoose={suggestions.pick}
          />
        </Popover>
      )}
    </>
  )
}
