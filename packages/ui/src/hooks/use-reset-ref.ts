'use client'

import { useCallback, useRef, type Ref, type RefCallback } from 'react'
import { joinRefs } from './join-refs.ts'
import { useFormReset } from './use-form-reset.ts'

/** A ref for a control, which fills that of its owner too; calls back when the form around the control is reset. */
export function useResetRef<Element extends HTMLElement & { form: HTMLFormElement | null }>(
  outer: Ref<Element> | undefined,
  onReset: () => void,
): RefCallback<Element> {
  const control = useRef<Element>(null)
  useFormReset(control, onReset)
  return useCallback((element: Element | null) => joinRefs(control, outer)(element), [outer])
}
