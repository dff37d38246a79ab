import type { Ref, RefCallback } from 'react'
import { isReact18 } from '../react-18.ts'

/** One ref that fills several: our own and the one a form library passes. */
export function joinRefs<Value>(...refs: (Ref<Value> | undefined)[]): RefCallback<Value> {
  return (value) => {
    const cleanups = refs.map((ref) => fill(ref, value))
    // React 18 calls it with null instead of what it gives back, and says so when that is a function.
    if (isReact18) return
    return () => {
      for (const cleanup of cleanups) cleanup()
    }
  }
}

function fill<Value>(ref: Ref<Value> | undefined, value: Value): () => void {
  if (typeof ref === 'function') {
    const cleanup = ref(value)
    return typeof cleanup === 'function' ? cleanup : () => ref(null)
  }
  if (ref) ref.current = value
  return () => {
    if (ref) ref.current = null
  }
}
