import { Icon } from '@klopt/ui'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import * as styles from './customer-view-banner.css.ts'

export interface CustomerViewBannerProps {
  what: 'administration' | 'firm'
  /** As whom one looks, and where one can go. */
  children: ReactNode
}

const texts = {
  administration: 'Pas op! Je bekijkt de administratie van een klant',
  firm: 'Pas op! Je bekijkt het kantoor van een klant',
}

/** Warns on every screen that what one sees, and changes, is somebody else's. */
export function CustomerViewBanner({ what, children }: CustomerViewBannerProps) {
  return (
    <section aria-label="Klantweergave" className={styles.banner}>
      <p className={styles.warning}>
        <Icon of={TriangleAlert} size={18} />
        {texts[what]}
      </p>
      <div className={styles.choices}>{children}</div>
    </section>
  )
}
