'use client'

import { EditorState } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useLatest } from '../overlay/use-latest.ts'
import type { RichTextDocument } from './document.ts'
import { pasteHandlers, type PasteRules } from './paste.ts'
import { editorPlugins } from './plugins.ts'
import { schema } from './schema.ts'
import { tokenOf } from './variables.ts'

export interface EditorOptions extends PasteRules {
  value: RichTextDocument
  onChange: (document: RichTextDocument) => void
  /** Of the element one types in. */
  attributes: Readonly<Record<string, string | undefined>>
  disabled: boolean
  /** What is shown for a variable of which it is known; the document keeps the variable. */
  valueOf: (name: string) => string | undefined
  /** Keys that do something outside the text; true when it did. */
  onKeyDown: (event: KeyboardEvent) => boolean
}

export interface Editor {
  /** Where the editor is to stand. */
  place: RefObject<HTMLDivElement | null>
  view: RefObject<EditorView | null>
  state: EditorState
}

/** An editor that lives as long as its place and follows its value. */
export function useEditor(options: EditorOptions): Editor {
  const { value } = options
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const latest = useLatest(options)
  const [state, setState] = useState(() => createState(options))
  const told = useRef(value)
  const newest = useLatest(state)

  useLayoutEffect(() => {
    if (!place.current) return
    const created = new EditorView(place.current, {
      state: newest.current,
      editable: () => !latest.current.disabled,
      attributes: ({ doc }) => ({ ...known(latest.current.attributes), ...(isEmpty(doc) && { 'data-empty': '' }) }),
      nodeViews: { variable: ({ attrs }) => ({ dom: shownVariable(String(attrs['name']), latest.current) }) },
      handleKeyDown: (_view, event) => latest.current.onKeyDown(event),
      handleDOMEvents: pasteHandlers(() => latest.current),
      dispatchTransaction(transaction) {
        const next = created.state.apply(transaction)
        created.updateState(next)
        setState(next)
        if (!transaction.docChanged) return
        told.current = next.doc.toJSON()
        latest.current.onChange(told.current)
      },
    })
    view.current = created
    return () => {
      view.current = null
      created.destroy()
    }
  }, [latest, newest])

  useLayoutEffect(() => {
    if (value === told.current || !view.current) return
    told.current = value
    const next = createState(latest.current)
    view.current.updateState(next)
    setState(next)
  }, [value, latest])

  // It reads its attributes and whether it can be edited from `latest`.
  useLayoutEffect(() => {
    view.current?.setProps({})
  })

  return { place, view, state }
}

const createState = ({ value, variables }: EditorOptions): EditorState =>
  EditorState.create({ doc: schema.nodeFromJSON(value), plugins: editorPlugins(variables) })

function shownVariable(name: string, { valueOf }: EditorOptions): HTMLElement {
  const dom = document.createElement('span')
  dom.dataset['variable'] = name
  dom.textContent = valueOf(name) ?? tokenOf(name)
  return dom
}

const known = (attributes: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
  )

const isEmpty = (doc: EditorState['doc']): boolean =>
  doc.childCount === 1 && doc.firstChild?.type.name === 'paragraph' && doc.firstChild.content.size === 0
