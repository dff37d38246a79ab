import type { Focus } from '../../../shared/keys/focus-of.ts'

export type Command = 'next' | 'previous' | 'agree' | 'split' | 'rule' | 'undo' | 'search'

/** What is pressed, and where the focus is. */
export interface Press {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
  /** Held down: a line must not be agreed to by a finger that stays. */
  readonly repeat: boolean
  readonly focus: Focus
}

/**
 * What a key means for the bank screen; null leaves it to what has the focus. Letters and Ctrl+Z belong to a field
 * while one types in it, Enter to a button, arrows to whatever has arrows of its own.
 */
export function commandOf(press: Press): Command | null {
  const { key, focus } = press
  if (press.altKey || focus === 'text') return null
  if (press.ctrlKey || press.metaKey) return key.toLowerCase() === 'z' && !press.shiftKey ? once(press, 'undo') : null
  if (key === '/') return 'search'
  if (key.toLowerCase() === 's') return once(press, 'split')
  if (key.toLowerCase() === 'r') return once(press, 'rule')
  if (focus === 'control') return null
  if (key === 'ArrowDown') return 'next'
  if (key === 'ArrowUp') return 'previous'
  return key === 'Enter' ? once(press, 'agree') : null
}

const once = (press: Press, command: Command) => (press.repeat ? null : command)
