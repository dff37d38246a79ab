import { OverlayHost } from '@klopt/ui'
import { StrictMode, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DocumentViewer } from './document-viewer.tsx'
import { invoiceFile } from './testing/documents.ts'

const show = (viewer: ReactNode) =>
  render(
    <StrictMode>
      <div style={{ height: 700 }}>{viewer}</div>
      <OverlayHost />
    </StrictMode>,
  )

test('a PDF shows its first page, 548 pixels wide', async () => {
  await show(<DocumentViewer file={invoiceFile()} />)
  const first = page.getByRole('article', { name: 'Pagina 1 van 2' })
  await expect.element(first).toBeVisible()
  await expect.poll(() => first.element().querySelector('canvas')).toBeTruthy()
  expect(Math.round(first.element().getBoundingClientRect().width)).toBe(548)
})
