export interface TextWithCaret {
  readonly text: string
  /** Before which character the caret stands. */
  readonly caret: number
}

const GROUP_OF = 4
const LONGEST = 34

/**
 * An IBAN after a keystroke: in capitals and in groups of four, with the caret behind the same characters as before.
 * What cannot be part of one is left out. Deleting only a space deletes what stands beyond it, as the space would
 * come straight back. `shown` is what stood there, `inputType` that of the browser's input event.
 */
export function typeIban(shown: string, typed: TextWithCaret, inputType?: string): TextWithCaret {
  const { text, caret } = typed
  const isSpaceDeleted = text.length < shown.length && clean(text) === clean(shown)
  if (isSpaceDeleted && inputType === 'deleteContentBackward') {
    return groupIban({ text: text.slice(0, Math.max(0, caret - 1)) + text.slice(caret), caret: Math.max(0, caret - 1) })
  }
  if (isSpaceDeleted && inputType === 'deleteContentForward') {
    return groupIban({ text: text.slice(0, caret) + text.slice(caret + 1), caret })
  }
  return groupIban(typed)
}

/** Text and caret in groups of four. */
export function groupIban({ text, caret }: TextWithCaret): TextWithCaret {
  const kept = clean(text).slice(0, LONGEST)
  const before = Math.min(clean(text.slice(0, caret)).length, kept.length)
  const grouped = kept.replace(/(.{4})(?=.)/g, '$1 ')
  // At the end of a group the caret stays before the space, so that deleting takes a character and not the space.
  const spaces = before === 0 ? 0 : Math.floor((before - 1) / GROUP_OF)
  return { text: grouped, caret: before + spaces }
}

function clean(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '')
}
