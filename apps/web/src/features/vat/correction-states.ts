import type { BadgeProps } from '@klopt/ui'
import type { Correction } from './late-sentences.ts'

/** How a correction stands, in a word. */
export const correctionStates: Record<Correction['state'], { label: string; tone: BadgeProps['tone'] }> = {
  draft: { label: 'Concept', tone: 'neutral' },
  submitted: { label: 'Ingediend', tone: 'warning' },
  processed: { label: 'Verwerkt', tone: 'success' },
}
