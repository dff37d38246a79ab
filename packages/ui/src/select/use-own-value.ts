'use client'

import { useState } from 'react'

/** A value its owner keeps, or that is kept here when the owner passes none. */
export function useOwnValue<Value>(
  controlled: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
): [Value, (value: Value) => void] {
  const [own, setOwn] = useState(initial)
  const setValue = (value: Value) => {
    setOwn(value)
    onChange?.(value)
  }
  return [controlled === undefined ? own : controlled, setValue]
}
