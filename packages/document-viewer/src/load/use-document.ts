import { useLayoutEffect, useState } from 'react'
import type { Size } from '../geometry/box.ts'
import type { ViewerFile } from '../types.ts'
import { kindOfMimeType } from './file-kind.ts'
import { openDocument, type Opened, type PasswordAsked } from './open-document.ts'

/** How far a document is, and what it waits for. */
export type DocumentState =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | ({ status: 'password' } & PasswordAsked)
  | Opened

/** What came of one attempt to open one file. */
interface Outcome {
  load: ViewerFile['load']
  attempt: number
  state: DocumentState
}

/**
 * Loads a file and opens it; another `load` is another file. It ends with the component. All of it goes
 * on outside of React, which hears of it when there is something to show.
 */
export function useDocument(file: ViewerFile, roomOf: () => Size): DocumentState {
  const [attempt, setAttempt] = useState(0)
  const [outcome, setOutcome] = useState<Outcome>()
  const { load, mimeType, sizeBytes } = file
  const isOther = kindOfMimeType(mimeType) === 'other'
  const isEmpty = sizeBytes === 0

  // Not after the browser has painted the frame around it: that is a wait for nothing.
  useLayoutEffect(() => {
    if (isOther || isEmpty) return
    const closing = new AbortController()
    const { signal } = closing
    const notify = (state: DocumentState) => {
      if (!signal.aborted) setOutcome({ load, attempt, state })
    }
    const onPassword = (asked: PasswordAsked) => notify({ status: 'password', ...asked })
    openDocument({ load, mimeType }, { roomOf, onPassword, signal }).then(notify, () =>
      notify({ status: 'failed', retry: () => setAttempt(attempt + 1) }),
    )
    return () => closing.abort()
  }, [load, mimeType, isOther, isEmpty, attempt, roomOf])

  if (isOther) return { status: 'other' }
  if (isEmpty) return { status: 'empty' }
  return outcome?.load === load && outcome.attempt === attempt ? outcome.state : { status: 'loading' }
}
