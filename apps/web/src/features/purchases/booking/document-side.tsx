import { contract, type InboxDocument } from '@klopt/api-client/contract'
import type { DocumentViewerProps } from '@klopt/document-viewer'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../app/transport/api.ts'
import { PurchaseDocument } from '../purchase-document.tsx'

export interface DocumentSideProps extends Pick<DocumentViewerProps, 'pick' | 'marked' | 'handle'> {
  administrationId: number
  document: Pick<InboxDocument, 'fileId' | 'name' | 'mimeType' | 'sizeBytes'>
  /** Whether it has been read, so that values can be picked. */
  isRead: boolean
}

/** The document, with what was recognised in it to pick from. */
export function DocumentSide({ administrationId, document, isRead, ...viewer }: DocumentSideProps) {
  const ocr = useQuery({
    ...query(contract.files.ocrResult, { params: { administrationId, fileId: document.fileId } }),
    enabled: isRead,
    // Without it the document is there all the same.
    meta: { errors: 'screen' },
  })
  return (
    <PurchaseDocument {...viewer} administrationId={administrationId} file={document} ocr={ocr.data?.ocrData ?? null} />
  )
}
