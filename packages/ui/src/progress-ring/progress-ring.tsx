'use client'

import { useId } from 'react'
import { classNames } from '../styles/class-names.ts'
import * as styles from './progress-ring.css.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'

export interface ProgressRingProps {
  /** How many are done. */
  value: number
  /** Of how many. */
  max: number
  /** What being done is: 'in orde'. */
  label: string
  /** The figure in words. Default '10 van 12'. */
  valueText?: string
  /** Default `success`: what is counted is what is well. */
  tone?: 'accent' | 'success' | 'warning'
  /** For its place: margins, width. */
  className?: string
}

const SIZE = 42
const STROKE = 5
const RADIUS = (SIZE - STROKE) / 2
const LENGTH = 2 * Math.PI * RADIUS
const circle = { cx: SIZE / 2, cy: SIZE / 2, r: RADIUS, fill: 'none', strokeWidth: STROKE }

/** How many of a few things are done, at the head of the list that says which. */
export function ProgressRing(props: ProgressRingProps) {
  const texts = useLanguage('progressRing', dutch)
  const { value, max, label, valueText = texts.of(value, max), tone = 'success', className } = props
  const id = useId()
  const done = Math.min(max, Math.max(0, value))
  const share = max > 0 ? done / max : 0 // nothing to do is nothing done
  return (
    <div className={classNames(styles.ring, className)}>
      <svg
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={done}
        aria-valuetext={valueText}
        width={SIZE}
        height={SIZE}
        viewBox={`0 0 ${SIZE} ${SIZE}`}
        className={styles.drawing}
      >
        <circle {...circle} className={styles.track} />
        <circle {...circle} strokeWidth={STROKE - 2} className={styles.ground} />
        {share > 0 && (
          <circle
            {...circle}
            strokeDasharray={`${share * LENGTH} ${LENGTH}`}
            strokeLinecap={share < 1 ? 'round' : undefined}
            className={classNames(styles.bar, styles.tone[tone])}
          />
        )}
      </svg>
      <span>
        <span className={styles.figure}>{valueText}</span>
        <span id={id} className={styles.label}>
          {label}
        </span>
      </span>
    </div>
  )
}
