import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { EditorSubject } from '../../app/routing/id-params.ts'
import { followAddress, startSession, type EditorSession } from './editor-session.ts'
import { useWhileHere } from './use-while-here.ts'

export interface EditorSitting {
  readonly session: EditorSession
  /** To be told when a new one was saved for the first time: it gets its own address, and the sitting goes on. */
  readonly onCreated: (createdId: number) => void
  /** Begins anew with what the server has. */
  readonly onLoadNewest: () => void
}

/**
 * The sitting that follows the address of an editor.
 * @param hrefOf The address of its own that each has.
 */
export function useEditorSession(subject: EditorSubject, hrefOf: (id: number) => string): EditorSitting {
  // Who leaves saves what they typed, and is elsewhere when the server has made it.
  const navigate = useWhileHere(useNavigate())
  const [session, setSession] = useState(() => startSession(subject))
  const followed = followAddress(session, subject)
  if (followed !== session) setSession(followed)

  const onCreated = (createdId: number) => {
    setSession((before) => ({ ...before, createdId }))
    void navigate({ href: hrefOf(createdId), replace: true, ignoreBlocker: true, resetScroll: false })
  }
  const onLoadNewest = () => setSession((before) => startSession(before.subject, before.key + 1))
  return { session: followed, onCreated, onLoadNewest }
}
