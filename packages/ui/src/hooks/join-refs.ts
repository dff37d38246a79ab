import type { Ref, RefCallback } from 'react'

/** One ref that fills several: our own and the one a form library passes. */
export function joinRefs<Value>(...refs: (Ref<Value> | undefined)[]): RefCallback<Value> {
  return (value) => {
    const cleanups = refs.map((ref) => fill(ref, value))
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
