'use client'

import { useState } from 'react'
import type { Selection } from './table-types.ts'

/** Whether cards are being chosen: only then they have boxes. */
export interface CardChoice {
  isChoosing: boolean
  /** A press anywhere on a card chooses it, and opens nothing. */
  isByPress: boolean
  /** Begins choosing, or ends it with nothing chosen; undefined where cards cannot be chosen, or always are. */
  toggle: (() => void) | undefined
}

/** A row has room for its box; a card shows it once somebody chooses. */
export function useCardChoice(selection: Selection | undefined, hasCards: boolean): CardChoice {
  const [hasBegun, setHasBegun] = useState(false)
  const count = selection?.keys.size ?? 0
  const [knownCount, setKnownCount] = useState(count)
  if (count !== knownCount) {
    setKnownCount(count)
    // What was done with the chosen ones is done, and the boxes go with them.
    setHasBegun(count > 0)
  }
  if (!selection || !hasCards) return { isChoosing: false, isByPress: false, toggle: undefined }
  if (selection.always) return { isChoosing: true, isByPress: false, toggle: undefined }
  const isChoosing = (selection.choosing ?? hasBegun) || count > 0
  const toggle = () => {
    setHasBegun(!isChoosing)
    selection.onChoosingChange?.(!isChoosing)
    if (count > 0) selection.onChange(new Set())
  }
  return { isChoosing, isByPress: isChoosing, toggle }
}
