'use client'

import { Check, CircleAlert } from '../icons/drawings.ts'
import type { IconDrawing } from '../icons/icon.tsx'
import type { ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'
import { classNames } from '../styles/class-names.ts'
import { visuallyHidden } from '../styles/utilities.css.ts'
import * as styles from './status-timeline.css.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'

export interface StatusMoment {
  /** What happens, in a word: 'Verstuurd'. */
  label: string
  /** `done` is behind us, `problem` is what is wrong now, `upcoming` has still to happen. */
  state: 'done' | 'problem' | 'upcoming'
  /** When: '17 okt, 14:02', '16 nov, 6 dagen geleden', 'nog niet'. */
  moment?: ReactNode
  /** In place of the sign of its state. */
  icon?: IconDrawing
}

export interface StatusTimelineProps {
  /** Whose line it is: 'Verloop van factuur 2026-0038'. */
  label: string
  /** In the order they happen. */
  moments: readonly StatusMoment[]
  /** For its place: margins, width. */
  className?: string
}

/** How far a thing has come, under the header of its screen: what happened, what is wrong, and what is to come. */
export function StatusTimeline({ label, moments, className }: StatusTimelineProps) {
  const texts = useLanguage('statusTimeline', dutch)
  return (
    <div className={classNames(styles.frame, className)}>
      <ol aria-label={label} className={styles.line}>
        {moments.map(({ label, state, moment, icon }) => (
          <li key={label} data-state={state} className={styles.item}>
            <span className={styles.mark} aria-hidden>
              {(icon || state !== 'upcoming') && (
                <Icon of={icon ?? (state === 'problem' ? CircleAlert : Check)} size={16} />
              )}
            </span>
            <span className={styles.words}>
              <span className={styles.label}>
                {label}
                <span className={visuallyHidden}>, {texts[state]}</span>
              </span>
              {moment !== undefined && <span className={styles.moment}>{moment}</span>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
