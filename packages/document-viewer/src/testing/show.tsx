import { OverlayHost } from '@klopt/ui'
import { StrictMode } from 'react'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DocumentViewer } from '../document-viewer.tsx'
import type { DocumentViewerProps } from '../types.ts'

/** Shows a document as an application does, in a room of 1000 by 700. */
export const showViewer = (props: DocumentViewerProps, width = 1000) =>
  render(
    <StrictMode>
      <div style={{ height: 700, width }}>
        <DocumentViewer {...props} />
      </div>
      <OverlayHost />
    </StrictMode>,
  )

/** The element of a page, counted from 1. */
export const pageElement = (pageNumber: number): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-page="${pageNumber - 1}"]`)

/** The text that lies over a page, to select and hear. */
export const findTextLayer = (pageNumber: number): Element | null | undefined =>
  pageElement(pageNumber)?.querySelector('.textLayer')

/** The worker that reads documents starts with the first of them, and a busy machine takes its time for it. */
const FIRST_PAINT_MS = 20_000

/** Waits until a page is painted, and gives its canvas. */
export async function paintedPage(pageNumber: number): Promise<HTMLCanvasElement> {
  const canvas = () => pageElement(pageNumber)?.querySelector('canvas')
  await expect.poll(canvas, { message: `page ${pageNumber} is painted`, timeout: FIRST_PAINT_MS }).toBeTruthy()
  const painted = canvas()
  if (!painted) throw new Error('The page went away.')
  return painted
}

/** The colour of a canvas at a place in fractions of it. */
export function colourAt(canvas: HTMLCanvasElement, x: number, y: number): number[] {
  const data = canvas.getContext('2d')?.getImageData(canvas.width * x, canvas.height * y, 1, 1).data
  return [...(data ?? [])].slice(0, 3)
}

export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })

/** The middle of an element on the screen. */
export function middleOf(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
