import { saveFile } from './actions/save-file.ts'
import { useFile } from './load/use-file.ts'
import { PagesView, type PagesViewProps } from './pages-view.tsx'
import { usePdf } from './pdf/use-pdf.ts'
import { usePicture } from './picture/use-picture.ts'
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
import type { ReactNode } from 'react'

/**
 * Shows a PDF or a picture page by page, and lets recognised values be picked from it. It fills the
 * height it is given. Files of other types can be downloaded.
 */
export function DocumentViewer(props: DocumentViewerProps) {
  const { file, onDownload } = props
  const loaded = useFile(file)
  if (loaded.status === 'ready') {
    const { content, bytes, kind } = loaded
    const opened: OpenedProps = { ...props, content, onDownload: onDownload ?? (() => saveFile(content, file.name)) }
    return kind === 'pdf' ? <PdfView {...opened} bytes={bytes} /> : <PictureView {...opened} />
  }
  return (
    <Frame file={file} onDownload={onDownload}>
      {loaded.status === 'loading' && <LoadingState />}
      {loaded.status === 'failed' && <FailedState retry={loaded.retry} />}
      {loaded.status === 'empty' && <EmptyFileState />}
      {loaded.status === 'other' && (
        <OtherTypeState name={file.name} onDownload={onDownload ?? (() => loadAndSave(file))} />
      )}
    </Frame>
  )
}

interface OpenedProps extends DocumentViewerProps {
  content: Blob
  onDownload: () => void
}

function PdfView({ bytes, ...props }: Omit<OpenedProps, 'content'> & { bytes: ArrayBuffer }) {
  const { file, onDownload } = props
  const pdf = usePdf(bytes)
  if (pdf.status === 'ready') return <PagesView {...pagesProps(props)} source={pdf.source} />
  return (
    <Frame file={file} onDownload={onDownload}>
      {pdf.status === 'loading' && <LoadingState />}
      {pdf.status === 'password' && <PasswordForm isWrong={pdf.isWrong} onAnswer={pdf.answer} />}
      {pdf.status === 'damaged' && <DamagedState onDownload={onDownload} />}
      {pdf.status === 'failed' && <FailedState retry={pdf.retry} />}
    </Frame>
  )
}

function PictureView({ content, ...props }: OpenedProps) {
  const { file, onDownload } = props
  const picture = usePicture(content, file.name)
  if (picture.status === 'ready') return <PagesView {...pagesProps(props)} source={picture.source} />
  return (
    <Frame file={file} onDownload={onDownload}>
      {picture.status === 'loading' ? <LoadingState /> : <BrokenPictureState onDownload={onDownload} />}
    </Frame>
  )
}

const pagesProps = ({ ocr, pick, marked, ...props }: Omit<OpenedProps, 'content'>): Omit<PagesViewProps, 'source'> => ({
  ...props,
  ocr: ocr ?? null,
  pick: pick ?? null,
  marked: marked ?? [],
})

interface FrameProps {
  file: ViewerFile
  onDownload: (() => void) | undefined
  children: ReactNode
}

/** Around what stands in place of a document. */
const Frame = ({ file, onDownload, children }: FrameProps) => (
  <Shell file={file} tools={[fileTools(undefined, onDownload)]}>
    {children}
  </Shell>
)

/** A file that is not shown is loaded when somebody wants to have it. */
async function loadAndSave({ load, name }: ViewerFile): Promise<void> {
  const bytes = await load(new AbortController().signal)
  saveFile(new Blob([bytes]), name)
}
