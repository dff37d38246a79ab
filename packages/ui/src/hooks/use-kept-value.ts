'use client'

import type { Ref } from 'react'
import { useOwnValue } from '../select/use-own-value.ts'
import { useResetRef } from './use-reset-ref.ts'

/**
 * A value its owner keeps, or that the field keeps when the owner passes none; then a form that is reset takes back what
 * stood there at first. The ref it returns is for the control, and fills that of the owner too.
 */
export function useKeptValue<Value, Element extends HTMLElement & { form: HTMLFormElement | null }>(
  owned: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
  outer: Ref<Element> | undefined,
) {
  const [value, setValue] = useOwnValue(owned, initial, onChange)
  const ref = useResetRef(outer, () => {
    if (owned === undefined) setValue(initial)
  })
  return [value, setValue, ref] as const
}
