import { createRoot } from 'react-dom/client'
import { DocumentViewer } from '../document-viewer.tsx'
import { invoiceFile, invoiceOcr } from './documents.ts'
import { redAndBlue } from './pictures.ts'

/** What the policy of the page refused, for the test that opened it. */
const problems: string[] = []
Reflect.set(window, 'problems', problems)
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
  problems.push(`${violatedDirective}: ${blockedURI} ${sample}`),
)
window.addEventListener('error', ({ message }) => problems.push(message))

// Vitest wraps every `import()` in a function that only its own page has.
Reflect.set(window, '__vitest_browser_runner__', { wrapDynamicImport: (load: () => unknown) => load() })

const pdf = invoiceFile()
const picture = {
  name: 'bon.png',
  mimeType: 'image/png',
  sizeBytes: null,
  load: () => redAndBlue(200, 100, 'image/png'),
}
const pick = { types: ['AMOUNT' as const], onPick: () => {}, onLeave: () => {} }

createRoot(document.body).render(
  <>
    <DocumentViewer file={pdf} ocr={invoiceOcr} pick={pick} />
    <DocumentViewer file={picture} />
  </>,
)
