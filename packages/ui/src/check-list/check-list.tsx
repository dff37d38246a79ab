'use client'

import { CircleCheck, TriangleAlert } from '../icons/drawings.ts'
import { useId, type ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'
import { classNames } from '../styles/class-names.ts'
import * as styles from './check-list.css.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'

export interface CheckItem {
  /** Unique within the list. */
  id: string
  /** What is checked, as it stands: 'De proefbalans is nul'. */
  label: ReactNode
  /** Whether it is in order. */
  done: boolean
  /** What shows that it is ('saldo 31 december € 5.000,00'), or what is wrong. */
  proof?: ReactNode
  /** What solves it while it is open: one small button of its own. */
  action?: ReactNode
}

export interface CheckGroup {
  /** What these have in common: 'Bank en kas'. */
  title: string
  /** In the order they are done. */
  checks: readonly CheckItem[]
}

export interface CheckListProps {
  /** What the list is for: 'Boekjaar 2025 afsluiten'. */
  label: string
  /** Checks by subject. A group without checks is left out. */
  groups: readonly CheckGroup[]
  /** The level of the headings of the groups. Default 3. */
  headingLevel?: 2 | 3 | 4
  /** For its place: margins, width. */
  className?: string
}

/** What has to be in order before something final: each check with its proof, or with the way to solve it. */
export function CheckList({ label, groups, headingLevel, className }: CheckListProps) {
  return (
    <div role="group" aria-label={label} className={classNames(styles.list, className)}>
      {groups.map(
        (group) => group.checks.length > 0 && <Group key={group.title} {...group} headingLevel={headingLevel} />,
      )}
    </div>
  )
}

function Group({ title, checks, headingLevel = 3 }: CheckGroup & Pick<CheckListProps, 'headingLevel'>) {
  const texts = useLanguage('checkList', dutch)
  const id = useId()
  const Heading = `h${headingLevel}` as const
  const openCount = checks.filter(({ done }) => !done).length
  return (
    <div className={styles.group}>
      <div className={styles.head}>
        <Heading id={id} className={styles.title}>
          {title}
        </Heading>
        <span className={styles.count} data-open={openCount > 0 || undefined}>
          {openCount > 0 ? texts.openCount(openCount) : texts.doneCount(checks.length)}
        </span>
      </div>
      <ul aria-labelledby={id}>
        {checks.map((check) => (
          <CheckRow key={check.id} {...check} />
        ))}
      </ul>
    </div>
  )
}

function CheckRow({ label, done, proof, action }: CheckItem) {
  const texts = useLanguage('checkList', dutch)
  return (
    <li className={styles.item} data-open={!done || undefined}>
      <Icon
        of={done ? CircleCheck : TriangleAlert}
        size={18}
        label={done ? texts.done : texts.open}
        className={styles.icon}
      />
      <span className={styles.text}>
        <span className={styles.label}>{label}</span>
        {proof !== undefined && <span className={styles.proof}>{proof}</span>}
      </span>
      {!done && action !== undefined && <span className={styles.action}>{action}</span>}
    </li>
  )
}
