import type { ViewerFile } from '@klopt/document-viewer'
import { Spinner } from '@klopt/ui'
import { useEffect, useState, type ReactNode } from 'react'
import { ElectronicInvoiceSheet } from './electronic-invoice-sheet.tsx'
import * as styles from './purchase-document.css.ts'
import { seenDocument, type SeenDocument } from './seen-document.ts'

export interface ElectronicDocumentProps {
  file: ViewerFile
  /** Shows a file: the PDF in the invoice, or the file as it came. */
  children: (file: ViewerFile) => ReactNode
}

/** An electronic invoice: the PDF in it, else a sheet made of what it says. */
export function ElectronicDocument({ file, children }: ElectronicDocumentProps) {
  const [seen, setSeen] = useState<SeenDocument | null>(null)
  const { load } = file
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    load(signal).then(
      (bytes) => signal.aborted || setSeen(seenDocument(file, bytes)),
      // The viewer asks for it again, and says what is wrong.
      () => signal.aborted || setSeen({ file }),
    )
    return () => leaving.abort()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- The file is another one when what loads it is.
  }, [load])
  if (seen === null) {
    return (
      <div className={styles.loading}>
        <Spinner />
      </div>
    )
  }
  return 'view' in seen ? <ElectronicInvoiceSheet view={seen.view} name={file.name} /> : children(seen.file)
}
