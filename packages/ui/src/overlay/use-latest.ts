'use client'

import { useInsertionEffect, useRef, type RefObject } from 'react'

/** The newest value for handlers that outlive a render; not to be read while rendering. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value)
  useInsertionEffect(() => {
    latest.current = value
  })
  return latest
}
