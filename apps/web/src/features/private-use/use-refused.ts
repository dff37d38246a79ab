import { useRef, useState, type RefObject } from 'react'
import { useFocusFault } from '../../shared/forms/use-focus-fault.ts'

interface Refused {
  /** What holds the fields. */
  card: RefObject<HTMLDivElement | null>
  /** What a field lacks, once its entry was asked for in vain. */
  lacking: (isLacking: boolean, words: string) => string | undefined
  /** Says what is missing, and goes to the first field of it. */
  refuse: () => void
}

/** What a card lacks before its entry can be prepared; nothing is said of fields that nobody came to yet. */
export function useRefused(): Refused {
  const card = useRef<HTMLDivElement>(null)
  const [times, setTimes] = useState(0)
  useFocusFault(card, times)
  return {
    card,
    lacking: (isLacking, words) => (times > 0 && isLacking ? words : undefined),
    refuse: () => setTimes(times + 1),
  }
}
