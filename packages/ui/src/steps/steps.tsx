'use client'

import { Check } from '../icons/drawings.ts'
import { Icon } from '../icons/icon.tsx'
import { visuallyHidden } from '../styles/utilities.css.ts'
import * as styles from './steps.css.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'

export interface StepsProps {
  /** What the steps lead to: 'Abonnement kiezen'. */
  label: string
  /** One short name each. */
  steps: readonly string[]
  /** Index of the step one is at. */
  current: number
  /** Index of the furthest step one has been at; later ones cannot be gone to. Default `current`. */
  reached?: number
  /** Goes to a step; without it the steps only show where one is. */
  onStep?: (index: number) => void
}

type StepState = 'complete' | 'current' | 'upcoming'

/** Where one is in a task of several screens. */
export function Steps({ label, steps, current, reached = current, onStep }: StepsProps) {
  const texts = useLanguage('steps', dutch)
  return (
    <ol aria-label={label} className={styles.steps}>
      {steps.map((step, index) => {
        const state = stateOf(index, current)
        const content = (
          <>
            <span className={styles.mark} data-state={state} aria-hidden>
              {state === 'complete' ? <Icon of={Check} size={14} /> : index + 1}
            </span>
            <span>
              {step}
              <span className={visuallyHidden}>, {texts[state]}</span>
            </span>
          </>
        )
        const shared = {
          className: styles.step,
          'data-state': state,
          'aria-current': state === 'current' ? ('step' as const) : undefined,
        }
        return (
          <li key={step} className={styles.item}>
            {onStep ? (
              <button type="button" {...shared} disabled={index > reached} onClick={() => onStep(index)}>
                {content}
              </button>
            ) : (
              <span {...shared}>{content}</span>
            )}
          </li>
        )
      })}
    </ol>
  )
}

function stateOf(index: number, current: number): StepState {
  if (index === current) return 'current'
  return index < current ? 'complete' : 'upcoming'
}
