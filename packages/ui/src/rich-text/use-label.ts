'use client'

import type { EditorView } from 'prosemirror-view'
import { useEffect, type RefObject } from 'react'

/** A press on the label brings the cursor into the text, which the browser does for inputs alone. */
export function useLabel(controlId: string, view: RefObject<EditorView | null>): void {
  useEffect(() => {
    const root = view.current?.dom.getRootNode()
    if (!(root instanceof Document || root instanceof ShadowRoot)) return
    const label = root.getElementById(`${controlId}-label`)
    const focus = () => view.current?.focus()
    label?.addEventListener('click', focus)
    return () => label?.removeEventListener('click', focus)
  }, [controlId, view])
}
