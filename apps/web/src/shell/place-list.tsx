import { Card, Icon } from '@klopt/ui'
import { ChevronRight, type LucideIcon } from 'lucide-react'
import { RouterLink } from '../app/routing/router-link.tsx'
import * as styles from './place-list.css.ts'

export interface PlaceListProps {
  items: readonly { readonly href: string; readonly label: string; readonly icon: LucideIcon }[]
}

/** Places one under the other, for the thumb. */
export const PlaceList = ({ items }: PlaceListProps) => (
  <Card padding="none">
    <ul className={styles.list}>
      {items.map(({ href, label, icon }) => (
        <li key={href}>
          <RouterLink href={href} className={styles.link}>
            <Icon of={icon} size={18} />
            <span className={styles.label}>{label}</span>
            <Icon of={ChevronRight} />
          </RouterLink>
        </li>
      ))}
    </ul>
  </Card>
)
