import { ChevronLeft } from '../icons/drawings.ts'
import { Icon } from '../icons/icon.tsx'
import { AppLink } from '../menu/link-provider.tsx'
import { classNames } from '../styles/class-names.ts'
import * as styles from './detail-header.css.ts'

export interface BackLinkProps {
  /** The name of the page it leads to. */
  label: string
  /** Its address, as it was left. */
  href: string
  /** For its place: margins, width. */
  className?: string
}

/** The way back above a title, for a screen whose top is no `DetailHeader`. */
export const BackLink = ({ label, href, className }: BackLinkProps) => (
  <AppLink href={href} className={classNames(styles.back, className)}>
    <Icon of={ChevronLeft} size={14} />
    {label}
  </AppLink>
)
