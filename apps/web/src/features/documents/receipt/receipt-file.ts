import { pagesAsPdf } from './pages-as-pdf.ts'
import type { ReceiptPage } from './receipt-page.ts'

/** One page is a picture, several are one PDF. */
export async function receiptFile(pages: readonly ReceiptPage[], name: string): Promise<File> {
  const [first, ...others] = pages
  if (first && others.length === 0) return new File([first.jpeg], `${name}.jpg`, { type: 'image/jpeg' })
  const photographed = await Promise.all(
    pages.map(async ({ jpeg, widthPx, heightPx }) => ({
      jpeg: new Uint8Array(await jpeg.arrayBuffer()),
      widthPx,
      heightPx,
    })),
  )
  return new File([pagesAsPdf(photographed)], `${name}.pdf`, { type: 'application/pdf' })
}
