import type { OcrData, PossibleValue, PossibleValueType, Vertex } from '@klopt/recognition'
import type { Ref } from 'react'

/** The document to show. */
export interface ViewerFile {
  name: string
  mimeType: string
  /** In bytes; null where it is not known. */
  sizeBytes: number | null
  /**
   * Gets the content. Another function is another document, which is then loaded anew: keep it the
   * same between renders (`useCallback`, or `useMemo` for the whole file).
   */
  load: (signal: AbortSignal) => Promise<ArrayBuffer>
}

/** A value that was picked from the document, with where it stands. */
export interface Picked {
  type: PossibleValueType
  /** Cents for an amount, days for a term, `YYYY-MM-DD` for a date, else text. */
  value: PossibleValue['value']
  /** As it stands in the document. */
  text: string
  /** Zero-based. */
  page: number
  /** In fractions of the page as it is shown before the reader turns it. */
  vertices: Vertex[]
}

/** What can be picked now. */
export interface Pick {
  types: readonly PossibleValueType[]
  onPick: (picked: Picked) => void
  /** Escape on a candidate: back to where the reader came from. */
  onLeave: () => void
}

/** A place that the form points at. */
export interface Marked {
  /** Zero-based. */
  page: number
  vertices: readonly Vertex[]
  /** What it stands for: "Totaal inclusief btw". */
  label: string
}

/** What others can ask of the viewer. */
export interface DocumentViewerHandle {
  /** Brings the focus to the first candidate in reading order; false where there is none. */
  focusFirstCandidate: () => boolean
  /** Shows a page, counted from 1. */
  showPage: (pageNumber: number) => void
}

export interface DocumentViewerProps {
  file: ViewerFile
  /** What was recognised; null is no overlay. */
  ocr?: OcrData | null
  /** While given, the candidates of its types are buttons. */
  pick?: Pick | null
  marked?: readonly Marked[]
  /** In place of saving what was loaded. */
  onDownload?: () => void
  /** In place of printing what was loaded. */
  onPrint?: () => void
  handle?: Ref<DocumentViewerHandle>
}
