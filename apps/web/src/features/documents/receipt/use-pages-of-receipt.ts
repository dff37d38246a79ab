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
  const { settle, noteMade, noteRemoval } = useLeftovers()

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
          noteMade(page)
          keep([...kept.current, page])
        } catch (error) {
          setProblem(error instanceof Error ? error.message : String(error))
        }
      }
      setReading(false)
    },
    [keep, noteMade],
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
    const undo = () => keep(kept.current.toSpliced(from, 0, page))
    noteRemoval(toast.success('Pagina verwijderd', { undo }))
  }
  return { pages, problem, isReading, add, move, remove, settle }
}

const sizeOf = (pages: readonly ReceiptPage[]) => pages.reduce((sum, { jpeg }) => sum + jpeg.size, 0)

/** What is left of a receipt: the pages that were made, also those that were removed, and what brings these back. */
function useLeftovers() {
  const made = useRef<ReceiptPage[]>([])
  const removals = useRef<string[]>([])
  const noteMade = useCallback((page: ReceiptPage) => void made.current.push(page), [])
  const noteRemoval = (id: string) => void removals.current.push(id)
  /** What was removed stays so: the pages are sent, or gone. */
  const settle = useCallback(() => {
    for (const id of removals.current.splice(0)) toast.dismiss(id)
  }, [])
  useEffect(
    () => () => {
      settle()
      made.current.forEach(forgetPage)
    },
    [settle],
  )
  return { noteMade, noteRemoval, settle }
}
