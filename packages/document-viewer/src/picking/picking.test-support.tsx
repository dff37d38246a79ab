import type { PossibleValueType } from '@klopt/recognition'
import { createRef } from 'react'
import { vi } from 'vitest'
import { invoiceFile, invoiceOcr } from '../testing/documents.ts'
import { paintedPage, showViewer } from '../testing/show.tsx'
import type { DocumentViewerHandle, DocumentViewerProps } from '../types.ts'

/** The invoice with candidates of these types to pick, once its first page is painted. */
export async function showInvoice(types: readonly PossibleValueType[], props: Partial<DocumentViewerProps> = {}) {
  const pick = { types, onPick: vi.fn(), onLeave: vi.fn() }
  const handle = createRef<DocumentViewerHandle>()
  await showViewer({ file: invoiceFile(), ocr: invoiceOcr, pick, handle, ...props })
  await paintedPage(1)
  return { ...pick, handle }
}
