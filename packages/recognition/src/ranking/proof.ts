import type { Evidence } from '../labels/evidence.ts'
import type { LabelKind } from '../labels/lexicon.ts'

/** How much each kind of label speaks for a field; a kind that is not named speaks against it. */
export type Weights = Partial<Record<LabelKind, number>>

const AGAINST = -0.7

/** -1 to 1: what the labels around a value say for a field. */
export function proofOf(evidence: readonly Evidence[], weights: Weights): number {
  const sum = evidence.reduce((total, { kind, strength }) => total + (weights[kind] ?? AGAINST) * strength, 0)
  return Math.min(1, Math.max(-1, sum))
}

export function clamp(score: number): number {
  return Math.min(1, Math.max(0, score))
}
