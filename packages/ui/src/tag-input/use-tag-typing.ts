'use client'

import { useState, type ClipboardEvent, type ChangeEvent, type KeyboardEvent, type RefObject } from 'react'
import { hasSeparator } from './take-tags.ts'

interface TagTyping {
  /** Makes tags of a text; returns what stays behind in the input. */
  take: (text: string) => string
  /** What was wrong is being mended. */
  forgive: () => void
  /** The tags, of which the last is before the input. */
  list: RefObject<HTMLUListElement | null>
  /** Nothing may change now. */
  isOff: boolean
  onBlur: (() => void) | undefined
}

/** What an input of tags does with keys, with what is pasted, and when it is left. */
export function useTagTyping({ take, forgive, list, isOff, onBlur }: TagTyping) {
  const [text, setText] = useState('')
  return {
    value: text,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      forgive()
      setText(hasSeparator(target.value) ? take(target.value) : target.value)
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.nativeEvent.isComposing) return
      if (event.key === 'Enter' && text.trim() !== '') {
        event.preventDefault()
        setText(take(text))
      }
      if (!goesBack(event)) return
      event.preventDefault()
      list.current?.querySelector<HTMLElement>('li:last-child > button')?.focus()
    },
    onPaste: (event: ClipboardEvent) => {
      // An input takes the line ends out of what is pasted, and with them the border between two tags.
      const pasted = event.clipboardData.getData('text')
      if (isOff || !hasSeparator(pasted)) return
      event.preventDefault()
      setText(take(`${text}${pasted}`))
    },
    onBlur: () => {
      setText(take(text))
      onBlur?.()
    },
  }
}

/** At the start of the text, where there is nothing more to go back through. */
function goesBack({ key, currentTarget }: KeyboardEvent<HTMLInputElement>): boolean {
  const back = currentTarget.matches(':dir(rtl)') ? 'ArrowRight' : 'ArrowLeft'
  return currentTarget.selectionEnd === 0 && (key === back || key === 'Backspace')
}
