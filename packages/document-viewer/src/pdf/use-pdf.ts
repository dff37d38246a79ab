import { useLayoutEffect, useState } from 'react'
import type { PageSource } from '../pages/page-source.ts'
import { DamagedPdfError, openPdf } from './open-pdf.ts'
import { pdfSource } from './pdf-source.tsx'

/** How far the opening of a PDF is, and what it waits for. */
export type PdfState =
  | { status: 'loading' }
  | { status: 'password'; isWrong: boolean; answer: (password: string) => void }
  | { status: 'damaged' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; source: PageSource }

/** What came of one attempt to open one file. */
interface Outcome {
  content: ArrayBuffer
  attempt: number
  state: PdfState
}

/** Opens a PDF, and ends its worker with the component. */
export function usePdf(content: ArrayBuffer): PdfState {
  const [attempt, setAttempt] = useState(0)
  const [outcome, setOutcome] = useState<Outcome>()
  // Not after the browser has painted the frame around it: that is a wait for nothing.
  useLayoutEffect(() => {
    let hasGone = false
    const tell = (state: PdfState) => {
      if (!hasGone) setOutcome({ content, attempt, state })
    }
    const { opened, close } = openPdf(content, {
      onPassword: (answer, isWrong) => tell({ status: 'password', isWrong, answer }),
    })
    opened.then(
      (pdf) => tell({ status: 'ready', source: pdfSource(pdf) }),
      (error: unknown) =>
        tell(
          error instanceof DamagedPdfError
            ? { status: 'damaged' }
            : { status: 'failed', retry: () => setAttempt(attempt + 1) },
        ),
    )
    return () => {
      hasGone = true
      close()
    }
  }, [content, attempt])
  return outcome?.content === content && outcome.attempt === attempt ? outcome.state : { status: 'loading' }
}
