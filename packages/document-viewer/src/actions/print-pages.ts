import type { PageSource } from '../pages/page-source.ts'
import * as styles from './print-pages.css.ts'

/** An A4 page at 150 dots per inch. */
const PRINT_WIDTH_PX = 1240

/**
 * Prints the pages as pictures, by the print dialog of the page itself: the policy of the
 * application allows no frame for the document.
 */
export async function printPages(source: PageSource): Promise<void> {
  const sheets = document.createElement('div')
  sheets.className = styles.sheets
  const { signal } = new AbortController()
  const addresses: string[] = []
  try {
    for (let page = 0; page < source.pageCount; page += 1) {
      const image = new Image()
      image.src = await source.loadPicture(page, PRINT_WIDTH_PX, signal)
      addresses.push(image.src)
      image.alt = ''
      image.className = styles.sheet
      await image.decode()
      sheets.append(image)
    }
    document.body.append(sheets)
    // It comes back when the dialog is closed.
    window.print()
  } finally {
    sheets.remove()
    for (const address of addresses) URL.revokeObjectURL(address)
  }
}
