import { Button, Modal, useMediaQuery } from '@klopt/ui'
import { Download, Eye } from 'lucide-react'
import { useState } from 'react'
import * as editor from './document-editor.css.ts'
import type { PaperContent } from '@klopt/bookkeeping/documents'
import * as styles from './document-preview.css.ts'
import { InvoiceSheet } from './invoice-sheet.tsx'

/** From here on the paper stands beside the form. */
const WIDE = '(min-width: 1280px)'

export interface DocumentPreviewProps {
  view: PaperContent
  isDownloading: boolean
  /** Gives its PDF as a concept. */
  onDownload: () => void
}

/** The paper that a draft becomes, beside the form where there is room. */
export function WidePreview(props: DocumentPreviewProps) {
  const isWide = useMediaQuery(WIDE)
  if (!isWide) return null
  return (
    <aside aria-label="Voorbeeld" className={editor.preview}>
      <Preview {...props} />
    </aside>
  )
}

/** Where there is no room beside the form the paper is a press away. */
export function NarrowPreview(props: DocumentPreviewProps) {
  const isWide = useMediaQuery(WIDE)
  const [isOpen, setIsOpen] = useState(false)
  if (isWide) return null
  return (
    <>
      <Button icon={Eye} onClick={() => setIsOpen(true)}>
        Voorbeeld
      </Button>
      <Modal open={isOpen} onClose={() => setIsOpen(false)} title="Voorbeeld" width={720}>
        <Preview {...props} titleHidden />
      </Modal>
    </>
  )
}

/** `titleHidden`: a dialog around it says what it is. */
function Preview({
  view,
  isDownloading,
  onDownload,
  titleHidden = false,
}: DocumentPreviewProps & { titleHidden?: boolean }) {
  return (
    <div className={styles.preview}>
      <div className={styles.head}>
        {!titleHidden && <h2 className={styles.title}>Voorbeeld</h2>}
        <Button size="small" variant="text" icon={Download} loading={isDownloading} onClick={onDownload}>
          Concept-pdf
        </Button>
      </div>
      <InvoiceSheet view={view} />
    </div>
  )
}
