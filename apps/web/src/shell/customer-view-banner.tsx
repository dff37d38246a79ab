import { classNames, Icon } from '@klopt/ui'
import { Eye, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import * as styles from './customer-view-banner.css.ts'

export interface CustomerViewBannerProps {
  what: 'administration' | 'firm'
  /** Where it is one's own client, there every day: the words are the same, the alarm is not. */
  isCalm?: boolean
  /** Whose it is, which on a phone no menu says. */
  name?: string | undefined
  /** As whom one looks, and where one can go. */
  children: ReactNode
}

const texts = {
  administration: 'Pas op! Je bekijkt de administratie van een klant',
  firm: 'Pas op! Je bekijkt het kantoor van een klant',
}

/** Warns on every screen that what one sees, and changes, is somebody else's. */
export function CustomerViewBanner({ what, isCalm = false, name, children }: CustomerViewBannerProps) {
  return (
    <section aria-label="Klantweergave" className={classNames(styles.banner, !isCalm && styles.alarming)}>
      <p className={classNames(styles.warning, isCalm && styles.calmWarning)}>
        <Icon of={isCalm ? Eye : TriangleAlert} size={isCalm ? 16 : 18} />
        {texts[what]}
      </p>
      {name !== undefined && <p className={styles.name}>{name}</p>}
      <div className={styles.choices}>{children}</div>
    </section>
  )
}
