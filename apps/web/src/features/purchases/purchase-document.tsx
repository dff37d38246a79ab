import { contract } from '@klopt/api-client/contract'
import type { DocumentViewerProps } from '@klopt/document-viewer'
import { Spinner } from '@klopt/ui'
import { lazy, Suspense, useEffect, useMemo } from 'react'
import { api } from '../../app/api.ts'
import { earlyLoad } from './early-load.ts'
import * as styles from './purchase-document.css.ts'

/** Loads where a document shows, and nowhere else. */
const DocumentViewer = lazy(async () => ({ default: (await import('@klopt/document-viewer')).DocumentViewer }))

export interface PurchaseDocumentProps extends Omit<DocumentViewerProps, 'file'> {
  administrationId: number
  file: { fileId: number; name: string; mimeType: string; sizeBytes: number | null }
}

/** A file of an administration in the viewer. */
export function PurchaseDocument({ administrationId, file, ...viewer }: PurchaseDocumentProps) {
  const { fileId, name, mimeType, sizeBytes } = file
  const content = useMemo(
    () =>
      earlyLoad(async (signal) => {
        const { blob } = await api.call(contract.files.download, { params: { administrationId, fileId } }, { signal })
        return blob.arrayBuffer()
      }),
    [administrationId, fileId],
  )
  // While the viewer itself is on its way.
  useEffect(() => content.begin(), [content])
  return (
    <Suspense
      fallback={
        <div className={styles.loading}>
          <Spinner />
        </div>
      }
    >
      <DocumentViewer {...viewer} file={{ name, mimeType, sizeBytes, load: content.ask }} />
    </Suspense>
  )
}
