import { toast } from '@klopt/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { forgetPage, readPage, type ReceiptPage } from './receipt-page.ts'

/** What a document may weigh, with room for what a PDF has beside its photos. */
const ROOM_BYTES = 10_400_000
const FULL_TEXT = 'Meer past er niet in één document (10 MB). Bewaar dit bonnetje eerst en begin dan een nieuw.'

/** The pages of one receipt, in order, and what can be done with them; `problem` says why a photo was not added. */
export function usePagesOfReceipt() {
  const [pages, setPages] = useState<readonly ReceiptPage[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const [isReading, setReading] = useState(false)
  const kept = useRef(pages)
  const keep = useCallback((next: readonly ReceiptPage[]) => {
    kept.current = next
    setPages(next)
  }, [])
  /** Also those that were removed, and may come back as long as one is here. */
  const made = useRef<ReceiptPage[]>([])
  const removal = useRef<string>(null)
  /** What was removed stays so: the pages are sent, or gone. */
  const settle = useCallback(() => {
    if (removal.current !== null) toast.dismiss(removal.current)
  }, [])
  useForgetting(made, settle)

  const add = useCallback(
    async (photos: readonly File[]) => {
      setProblem(null)
      setReading(true)
      // One by one: a phone has no memory for ten photos at once, and they keep their order.
      for (const photo of photos) {
        try {
          const page = await readPage(photo)
          if (sizeOf([...kept.current, page]) > ROOM_BYTES) {
            forgetPage(page)
            throw new Error(FULL_TEXT)
          }
          made.current.push(page)
          keep([...kept.current, page])
        } catch (error) {
          setProblem(error instanceof Error ? error.message : String(error))
        }
      }
      setReading(false)
    },
    [keep],
  )
  const move = (id: string, by: -1 | 1) => {
    const from = kept.current.findIndex((page) => page.id === id)
    const page = kept.current[from]
    if (page) keep(kept.current.toSpliced(from, 1).toSpliced(Math.max(0, from + by), 0, page))
  }
  const remove = (id: string) => {
    const from = kept.current.findIndex((page) => page.id === id)
    const page = kept.current[from]
    if (!page) return
    setProblem(null)
    keep(kept.current.toSpliced(from, 1))
    removal.current = toast.success('Pagina verwijderd', { undo: () => keep(kept.current.toSpliced(from, 0, page)) })
  }
  return { pages, problem, isReading, add, move, remove, settle }
}

const sizeOf = (pages: readonly ReceiptPage[]) => pages.reduce((sum, { jpeg }) => sum + jpeg.size, 0)

function useForgetting(made: { readonly current: readonly ReceiptPage[] }, settle: () => void): void {
  useEffect(
    () => () => {
      settle()
      made.current.forEach(forgetPage)
    },
    [made, settle],
  )
}
