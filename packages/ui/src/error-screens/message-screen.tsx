import type { ReactNode } from 'react'
import { buttonClassName } from '../button/button-class-name.ts'
import { AppLink } from '../menu/link-provider.tsx'
import * as styles from './error-screens.css.ts'

export interface MessageScreenProps {
  title: string
  text: ReactNode
  /** Where the one button leads. */
  href: string
  linkText: string
  /** It stands inside the main part of a page that has one already. */
  inMain?: boolean | undefined
  /** A second, quiet way on. */
  besides?: ReactNode
}

/** One message in the middle of an otherwise empty screen, and the way out. */
export function MessageScreen({ title, text, href, linkText, inMain = false, besides }: MessageScreenProps) {
  const Part = inMain ? 'div' : 'main'
  return (
    <Part className={styles.screen}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <AppLink href={href} className={buttonClassName({ variant: 'primary', size: 'large' })}>
        {linkText}
      </AppLink>
      {besides && <div className={styles.besides}>{besides}</div>}
    </Part>
  )
}
