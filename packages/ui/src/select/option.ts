import type { IconDrawing } from '../icons/icon.tsx'

/** What an option stands for: an id or a code. */
export type OptionValue = string | number

export interface Option<Value extends OptionValue = OptionValue> {
  /** What it stands for. */
  value: Value
  /** What is read and searched for. */
  label: string
  /** A second line in the list: a number, an address. */
  description?: string
  /** Before the label. */
  icon?: IconDrawing
  /** At the right: a key. */
  hint?: string
  /** Options with the same group, next to each other, stand under that heading. */
  group?: string
  /** Stays in sight and cannot be chosen. */
  disabled?: boolean
}

/** A line of a list: a heading, or an option with its place among the options. */
export type ListRow<Value extends OptionValue> =
  | { kind: 'heading'; text: string }
  | { kind: 'option'; option: Option<Value>; index: number }

/** The lines of a list: each group under its heading. */
export function toRows<Value extends OptionValue>(options: readonly Option<Value>[]): ListRow<Value>[] {
  let group: string | undefined
  return options.flatMap((option, index) => {
    const row: ListRow<Value> = { kind: 'option', option, index }
    const starts = option.group !== undefined && option.group !== group
    group = option.group
    return starts ? [{ kind: 'heading', text: option.group ?? '' } as const, row] : [row]
  })
}
