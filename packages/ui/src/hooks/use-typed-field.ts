'use client'

import type { Ref } from 'react'
import { useOwnValue } from '../select/use-own-value.ts'
import { useResetRef } from './use-reset-ref.ts'
import { useTypedValue } from './use-typed-value.ts'

interface TypedField<Value> {
  value: Value | null | undefined
  defaultValue: Value | null | undefined
  onChange: ((value: Value | null) => void) | undefined
  ref: Ref<HTMLInputElement> | undefined
}

/** The text of a field whose value is something else, kept by its owner or by the field itself. */
export function useTypedField<Value>(
  { value: owned, defaultValue = null, onChange, ref: outer }: TypedField<Value>,
  parse: (text: string) => Value | null,
  format: (value: Value) => string,
) {
  const [value, setValue] = useOwnValue<Value | null>(owned, defaultValue, onChange)
  const typed = useTypedValue(value, setValue, parse, format)
  const ref = useResetRef(outer, () => {
    if (owned !== undefined) return
    setValue(defaultValue)
    // What could not be read is no value, and would stay.
    typed.show(defaultValue)
  })
  return { ...typed, value, setValue, ref }
}
