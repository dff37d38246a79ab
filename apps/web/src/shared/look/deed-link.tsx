import { AppLink, Icon, type Tone } from '@klopt/ui'
import { ChevronRight, type LucideIcon } from 'lucide-react'
import * as styles from './deed-rows.css.ts'

interface DeedLinkProps {
  href: string
  icon: LucideIcon
  /** How much it presses. */
  tone: Tone
  /** What is to be done: '3 facturen zijn te laat'. */
  title: string
  /** What it is about, in muted words under that. */
  detail: string
}

/** A row of what waits, which leads to where it is done. */
export const DeedLink = ({ href, icon, tone, title, detail }: DeedLinkProps) => (
  <AppLink href={href} className={styles.item}>
    <span className={styles.mark[tone]}>
      <Icon of={icon} />
    </span>
    <span className={styles.words}>
      <span className={styles.title}>{title}</span>
      <span className={styles.detail}>{detail}</span>
    </span>
    <Icon of={ChevronRight} className={styles.chevron} />
  </AppLink>
)
