/** What is measured from outside. */
export interface Viewing {
  /** Milliseconds until the first page of the invoice has been painted by the viewer, and by pdf.js alone. */
  ours: () => Promise<number>
  bare: () => Promise<number>
  openLong: () => Promise<void>
  /** Scrolls on until the bottom of a page is in view, half a view at a time; waits for each page to be drawn. */
  scrollTo: (pageNumber: number) => Promise<void>
  mostCanvases: () => number
}

declare global {
  interface Window {
    viewing: Viewing
  }
}
