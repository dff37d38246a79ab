import { useId } from 'react'
import { classNames } from '../styles/class-names.ts'
import { visuallyHidden } from '../styles/utilities.css.ts'
import * as styles from './progress.css.ts'

export interface ProgressProps {
  /** What is going on: "Afschrift verwerken". */
  label: string
  /** Keeps the label for a screen reader only. */
  labelHidden?: boolean
  /** How far, from 0 to `max`; null when that cannot be known. */
  value: number | null
  /** Default 100. */
  max?: number
  /** How far in words: "3 van 12 regels". Default a percentage. */
  valueText?: string
  /** `warning` and `danger` for a limit that comes near. Default `accent`. */
  tone?: 'accent' | 'success' | 'warning' | 'danger'
  /** For its place: margins, width. */
  className?: string
}

/** How far something long has come, or how much of a limit is used. */
export function Progress(props: ProgressProps) {
  const { label, labelHidden, value, max = 100, tone = 'accent', className } = props
  const id = useId()
  const share = value === null || max <= 0 ? null : Math.min(1, Math.max(0, value / max))
  const text = props.valueText ?? (share === null ? undefined : `${Math.round(share * 100)}%`)
  return (
    <div className={className}>
      <div className={labelHidden ? visuallyHidden : styles.words}>
        <span id={id} className={styles.label}>
          {label}
        </span>
        {text && <span className={styles.value}>{text}</span>}
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={share === null ? undefined : share * max}
        aria-valuetext={text}
        className={styles.track}
      >
        <div
          data-indeterminate={share === null || undefined}
          style={share === null ? undefined : { width: `${share * 100}%` }}
          className={classNames(styles.bar, styles.tone[tone])}
        />
      </div>
    </div>
  )
}
