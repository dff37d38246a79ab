import { useLayoutEffect, useState } from 'react'
import type { ViewerFile } from '../types.ts'
import { kindOfMimeType, sniff, type FileKind } from './file-kind.ts'

/** How far the loading of a file is, and what came of it. */
export type LoadedFile =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'empty' }
  /** Of a type that is not shown; its content need not even have been loaded. */
  | { status: 'other' }
  | { status: 'ready'; kind: Exclude<FileKind, 'other'>; content: Blob; bytes: ArrayBuffer }

/** What came of one attempt to load one file. */
interface Outcome {
  load: ViewerFile['load']
  attempt: number
  loaded: LoadedFile
}

/** Loads a file; another `load` is another file. Stops loading when it goes. */
export function useFile({ load, mimeType, sizeBytes }: ViewerFile): LoadedFile {
  const [attempt, setAttempt] = useState(0)
  const [outcome, setOutcome] = useState<Outcome>()
  const claimed = kindOfMimeType(mimeType)
  const isLoaded = claimed !== 'other' && sizeBytes !== 0

  // Not after the browser has painted the frame around it: that is a wait for nothing.
  useLayoutEffect(() => {
    if (!isLoaded) return
    const stopping = new AbortController()
    const tell = (loaded: LoadedFile) => {
      if (!stopping.signal.aborted) setOutcome({ load, attempt, loaded })
    }
    load(stopping.signal).then(
      (bytes) => tell(asLoaded(bytes, claimed)),
      () => tell({ status: 'failed', retry: () => setAttempt(attempt + 1) }),
    )
    return () => stopping.abort()
  }, [load, claimed, isLoaded, attempt])

  if (claimed === 'other') return { status: 'other' }
  if (sizeBytes === 0) return { status: 'empty' }
  return outcome?.load === load && outcome.attempt === attempt ? outcome.loaded : { status: 'loading' }
}

function asLoaded(bytes: ArrayBuffer, claimed: FileKind | undefined): LoadedFile {
  if (bytes.byteLength === 0) return { status: 'empty' }
  const found = sniff(new Uint8Array(bytes, 0, Math.min(1024, bytes.byteLength)))
  const kind = found?.kind ?? claimed
  if (!kind || kind === 'other') return { status: 'other' }
  // The type is one of ours whatever the server said, so that a browser never runs it as a page.
  return { status: 'ready', kind, content: new Blob([bytes], { type: found?.mimeType ?? '' }), bytes }
}
