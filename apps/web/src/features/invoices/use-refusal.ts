import { useEffect, useState } from 'react'
import type { Draft, DraftProblems } from '../../shared/selling/draft.ts'
import { problemsOf, unresolved, type Refusal } from './refusal.ts'
import type { DraftState } from './use-draft.ts'

export interface RefusalState {
  /** What still stands in the way of what was last asked for; null when nothing does. */
  readonly refusal: Refusal | null
  /** What is wrong with the draft by field, with what the refusal says of them. */
  readonly problems: DraftProblems
  /** Tells why something cannot be done, and leads to the first field that is wrong. */
  readonly refuse: (refusal: Refusal) => void
  readonly clear: () => void
}

/** The id of the notice that says why something cannot be done. */
export const REFUSAL_ID = 'invoice-refusal'

/** Why a draft could not be sent or made final, until that is mended. */
export function useRefusal({ draft, problems }: DraftState): RefusalState {
  const [refused, setRefused] = useState<{ refusal: Refusal; draft: Draft } | null>(null)
  useEffect(() => {
    if (refused) leadToWhatIsWrong()
  }, [refused])
  const refusal = refused && unresolved(refused.refusal, refused.draft, draft, problems)
  return {
    refusal,
    problems: refusal ? { ...problemsOf(refusal), ...problems } : problems,
    refuse: (why) => setRefused({ refusal: why, draft }),
    clear: () => setRefused(null),
  }
}

/** To the first field that is wrong; what has to be mended elsewhere is reached from the notice. */
function leadToWhatIsWrong() {
  const notice = document.getElementById(REFUSAL_ID)
  const target =
    document.querySelector<HTMLElement>('#content [aria-invalid=true]') ??
    notice?.querySelector<HTMLElement>('a, button')
  if (target) target.focus()
  else notice?.scrollIntoView({ block: 'nearest' })
}
