import { AppLink, classNames, Skeleton, Stat, StatGroup } from '@klopt/ui'
import * as styles from './figure-sheet.css.ts'

export interface Figure {
  /** What is counted: 'Nog te ontvangen'. */
  readonly label: string
  /** The figure as it reads; left out while it is not known, when grey stands in its place. */
  readonly value?: string
  readonly detail?: string | undefined
  readonly tone?: 'neutral' | 'success' | 'warning' | 'danger'
  /** The screen that shows what it is made of. */
  readonly href?: string | undefined
}

export interface FigureSheetProps {
  figures: readonly Figure[]
  /** For its place: margins. */
  className?: string
}

/** The four figures that matter, on one sheet, each of which opens what it is made of. */
export const FigureSheet = ({ figures, className }: FigureSheetProps) => (
  <StatGroup className={classNames(styles.figures, className)}>
    {figures.map(({ label, value, detail, tone, href }) =>
      value === undefined ? (
        <Stat
          key={label}
          label={label}
          value={<Skeleton width="7em" height="0.7em" className={styles.waiting} />}
          detail={
            <span className={styles.waitingDetail}>
              <Skeleton width="8em" height="0.7em" className={styles.waiting} />
            </span>
          }
        />
      ) : (
        <Stat
          key={label}
          label={
            href === undefined ? (
              label
            ) : (
              <AppLink href={href} className={styles.link}>
                {label}
              </AppLink>
            )
          }
          value={value}
          detail={detail}
          {...(tone && { tone })}
        />
      ),
    )}
  </StatGroup>
)
