import { useCallback, useRef, type ReactNode } from 'react'
import { saveFile } from './actions/save-file.ts'
import { useDocument, type DocumentState } from './load/use-document.ts'
import { PagesView } from './pages-view.tsx'
import { roomIn } from './pages/use-room.ts'
import { Shell } from './shell.tsx'
import { PasswordForm } from './states/password-form.tsx'
import {
  BrokenPictureState,
  DamagedState,
  EmptyFileState,
  FailedState,
  LoadingState,
  OtherTypeState,
} from './states/states.tsx'
import { fileTools } from './toolbar/tools.ts'
import type { DocumentViewerProps, ViewerFile } from './types.ts'

/**
 * Shows a PDF or a picture page by page, and lets recognised values be picked from it. It fills the
 * height it is given. Files of other types can be downloaded.
 */
export function DocumentViewer(props: DocumentViewerProps) {
  const { file, ocr = null, pick = null, marked = [] } = props
  const waiting = useRef<HTMLDivElement>(null)
  const roomOf = useCallback(() => roomIn(waiting.current), [])
  const state = useDocument(file, roomOf)
  const onDownload = props.onDownload ?? downloadOf(state, file)
  if (state.status === 'ready' && onDownload)
    return <PagesView {...{ ...props, ocr, pick, marked, onDownload }} source={state.source} room={state.room} />
  return (
    <Shell file={file} tools={[fileTools(undefined, onDownload)]}>
      {inPlaceOf(state, <LoadingState ref={waiting} />, file, onDownload)}
    </Shell>
  )
}

/** What stands in place of a document that is not shown. */
function inPlaceOf(
  state: DocumentState,
  loading: ReactNode,
  { name }: ViewerFile,
  onDownload: (() => void) | undefined,
): ReactNode {
  switch (state.status) {
    case 'failed':
      return <FailedState retry={state.retry} />
    case 'empty':
      return <EmptyFileState />
    case 'other':
      return <OtherTypeState name={name} onDownload={onDownload} />
    case 'password':
      return <PasswordForm isWrong={state.isWrong} onAnswer={state.answer} />
    case 'damaged':
      return <DamagedState onDownload={onDownload} />
    case 'broken':
      return <BrokenPictureState onDownload={onDownload} />
    default:
      return loading
  }
}

/** Saves what was loaded; a file that is not shown is loaded when somebody wants to have it. */
function downloadOf(state: DocumentState, file: ViewerFile): (() => void) | undefined {
  if ('content' in state) return () => saveFile(state.content(), file.name)
  return state.status === 'other' ? () => void loadAndSave(file) : undefined
}

async function loadAndSave({ load, name }: ViewerFile): Promise<void> {
  const bytes = await load(new AbortController().signal)
  saveFile(new Blob([bytes]), name)
}
