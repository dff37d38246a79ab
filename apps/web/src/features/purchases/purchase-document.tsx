import type { DocumentViewerProps } from '@klopt/document-viewer'
import { Spinner } from '@klopt/ui'
import { lazy, Suspense, useEffect, useMemo } from 'react'
import { earlyLoad } from './early-load.ts'
import { loadFile } from './load-file.ts'
import * as styles from './purchase-document.css.ts'

/** Loads where a document shows, and nowhere else. */
const DocumentViewer = lazy(async () => ({ default: (await import('@klopt/document-viewer')).DocumentViewer }))

export interface PurchaseDocumentProps extends Omit<DocumentViewerProps, 'file'> {
  administrationId: number
  file: { fileId: number; name: string; mimeType: string; sizeBytes: number | null }
}

/** Loads for an electronic invoice, and reads it. */
const ElectronicDocument = lazy(async () => ({
  default: (await import('./electronic-document.tsx')).ElectronicDocument,
}))

/** A file of an administration in the viewer; an electronic invoice as something to read. */
export function PurchaseDocument({ administrationId, file, ...viewer }: PurchaseDocumentProps) {
  const { fileId, name, mimeType, sizeBytes } = file
  const content = useMemo(
    () => earlyLoad((signal) => loadFile(administrationId, fileId, signal)),
    [administrationId, fileId],
  )
  // While the viewer itself is on its way.
  useEffect(() => content.begin(), [content])
  const shown = { name, mimeType, sizeBytes, load: content.ask }
  return (
    <Suspense
      fallback={
        <div className={styles.loading}>
          <Spinner />
        </div>
      }
    >
      {mimeType === 'application/xml' ? (
        <ElectronicDocument key={fileId} file={shown}>
          {(found) => <DocumentViewer {...viewer} file={found} />}
        </ElectronicDocument>
      ) : (
        <DocumentViewer {...viewer} file={shown} />
      )}
    </Suspense>
  )
}
