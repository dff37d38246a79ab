'use client'

import { useId, useRef, type KeyboardEvent } from 'react'
import type { OptionSource } from '../combobox/use-searched-options.ts'
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
  /** What stands in it, whether it was typed or picked. */
  value: string
  /** Called with every letter. */
  onChange: (text: string) => void
  /** Called with the suggestion that is taken over; the text is changed by whoever hears it. */
  onPick: (option: Option<Value>) => void
}

/** Text of one's own, under which stands what is known, to take over. Nothing is lit before somebody goes to it. */
export function SuggestField<Value extends OptionValue>(props: SuggestFieldProps<Value>) {
  const texts = useLanguage('suggestField', dutch)
  const { value, onChange, onPick, options, loadOptions, debounceMs, onKeyDown, onBlur, ...field } = props
  const listId = useId()
  const anchor = useRef<HTMLTextAreaElement>(null)
  const suggestions = useSuggestions({ source: { options, loadOptions, debounceMs }, text: value, listId, onPick })
  const { found, isOpen, activeId } = suggestions
  const onKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    suggestions.onKeyDown(event)
    if (!event.defaultPrevented) onKeyDown?.(event)
  }
  return (
    <>
      <TextareaField
        {...field}
        ref={anchor}
        value={value}
        autoComplete="off"
        aria-autocomplete="list"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={activeId}
        onChange={({ target }) => {
          suggestions.show()
          onChange(target.value)
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
