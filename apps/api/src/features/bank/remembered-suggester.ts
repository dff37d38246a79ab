import { createHash } from 'node:crypto'
import { createSuggester, type BankLine, type Suggestion, type SuggestionCandidates } from '@klopt/bookkeeping/bank'

type Suggester = (line: BankLine) => readonly Suggestion[]

/** Of how many sets of candidates the judgements are remembered: the administrations people work in just now. */
const REMEMBERED_SETS = 32
/** Beyond this many lines of one set, remembering begins anew. */
const REMEMBERED_LINES = 10_000

const suggesters = new Map<string, Suggester>()

/**
 * `createSuggester` that remembers what it judged. A list of bank lines judges every waiting line at each request,
 * and most requests find the same lines and the same candidates. The answer follows from those two alone, and both
 * are known by their whole content, so that nothing has to be told when either changes.
 */
export function rememberedSuggester(candidates: SuggestionCandidates): Suggester {
  const key = createHash('sha256').update(JSON.stringify(candidates)).digest('base64')
  const suggest = suggesters.get(key) ?? remembering(createSuggester(candidates))
  // Set anew it is the youngest; the oldest goes first.
  suggesters.delete(key)
  suggesters.set(key, suggest)
  for (const oldest of suggesters.keys()) {
    if (suggesters.size <= REMEMBERED_SETS) break
    suggesters.delete(oldest)
  }
  return suggest
}

function remembering(suggest: Suggester): Suggester {
  const judged = new Map<string, readonly Suggestion[]>()
  return (line) => {
    const key = JSON.stringify(line)
    const known = judged.get(key)
    if (known !== undefined) return known
    if (judged.size >= REMEMBERED_LINES) judged.clear()
    const suggestions = suggest(line)
    judged.set(key, suggestions)
    return suggestions
  }
}
