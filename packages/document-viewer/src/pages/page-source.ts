import type { ReactNode } from 'react'
import type { Box, Size } from '../geometry/box.ts'
import type { Turn } from '../geometry/turn.ts'

/** A piece of text in one line, and where a part of it stands. */
export interface TextRun {
  text: string
  /** The box around the characters from one index to before another. */
  boxOf: (from: number, to: number) => Box
}

/** What a page needs to know to draw itself. */
export interface PageContentProps {
  /** Zero-based. */
  page: number
  /** As shown now, turned and zoomed, in CSS pixels. */
  shown: Size
  turn: Turn
  /** Near enough to be drawn; what is further away keeps its place alone. */
  isNear: boolean
  /** Says what a picture is to who cannot see it. */
  documentName: string
}

/** A document that is shown page by page: a PDF, or a picture as its only page. */
export interface PageSource {
  pageCount: number
  /** How wide the first page is at 100%, in CSS pixels. */
  baseWidth: number
  /** What `loadSize` gives for the first page, where it is known already. */
  firstSize?: Size | undefined
  /** Resolves when the first page can be seen, or will not be seen; what is around it can wait until then. */
  firstPainted: Promise<unknown>
  /** The size of a page as it is shown unturned, in units of its own. */
  loadSize: (page: number) => Promise<Size>
  /** The text a page carries in itself, in its own order; none for a picture. */
  loadText: (page: number) => Promise<TextRun[]>
  /** The address of a small picture of a page, `widthPx` wide; whoever asks revokes it. */
  loadPicture: (page: number, widthPx: number, signal: AbortSignal) => Promise<string>
  renderPage: (props: PageContentProps) => ReactNode
}
