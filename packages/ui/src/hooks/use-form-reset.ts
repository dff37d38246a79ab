'use client'

import { useEffect, type RefObject } from 'react'
import { useLatest } from '../overlay/use-latest.ts'

/** Calls back when the form that a control stands in is reset. */
export function useFormReset(control: RefObject<{ form: HTMLFormElement | null } | null>, onReset: () => void): void {
  const latest = useLatest(onReset)
  useEffect(() => {
    const form = control.current?.form
    const reset = () => latest.current()
    form?.addEventListener('reset', reset)
    return () => form?.removeEventListener('reset', reset)
  }, [control, latest])
}
