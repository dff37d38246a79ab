import { boxAround, verticesOf } from '../layout/box.ts'
import type { Value } from '../read-document.ts'
import type { Candidate } from '../proposal-types.ts'
import { clamp } from './proof.ts'

/** What is offered besides the proposed value. */
const MOST = 5
/** Below this a value is offered, and not proposed. */
const PROPOSED = 0.35

/** A value as a candidate; its box is that of its words. */
export function candidateOf<T extends string | number>(
  value: T,
  { words, page }: Pick<Value, 'words' | 'page'>,
  score: number,
): Candidate<T> {
  return {
    value,
    score: round(score),
    page,
    vertices: verticesOf(boxAround(words)),
    text: words.map(({ text }) => text).join(' '),
  }
}

/** A value that follows from others and stands nowhere in the document. */
export function derived<T>(value: T, score: number): Candidate<T> {
  return { value, score: round(score), page: 0, vertices: [], text: '' }
}

/** Whether a value was worked out from others. What an electronic invoice says stands nowhere either, and is exact. */
export function isComputed({ vertices, score }: Pick<Candidate<unknown>, 'vertices' | 'score'>): boolean {
  return vertices.length === 0 && score < 1
}

/** The best place of each value, the best first. */
export function ranked<T>(candidates: readonly Candidate<T>[]): Candidate<T>[] {
  const best = new Map<T, Candidate<T>>()
  for (const candidate of candidates) {
    const known = best.get(candidate.value)
    if (!known || candidate.score > known.score) best.set(candidate.value, candidate)
  }
  return [...best.values()].sort((a, b) => b.score - a.score).slice(0, MOST)
}

/** The first of a ranking when it is good enough to propose. */
export function proposed<T>(ranking: readonly Candidate<T>[]): Candidate<T> | null {
  const [first] = ranking
  return first && first.score >= PROPOSED ? first : null
}

/** Puts a choice in front of the others. */
export function withFirst<T>(choice: Candidate<T> | null, ranking: readonly Candidate<T>[]): Candidate<T>[] {
  if (!choice) return [...ranking]
  return [choice, ...ranking.filter(({ value }) => value !== choice.value)].slice(0, MOST)
}

function round(score: number): number {
  return Math.round(clamp(score) * 1000) / 1000
}
