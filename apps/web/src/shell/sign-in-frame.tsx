import { Card, classNames, Logo } from '@klopt/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { usePageTitle } from '../app/routing/use-page-title.ts'
import * as styles from './sign-in-frame.css.ts'

/** Names the form of a frame, so that a screen reader says where its focus came. */
export const FRAME_HEADING_ID = 'sign-in-heading'

export interface SignInFrameProps {
  /** The heading, and the title of the tab. */
  title: string
  /** Room for fields beside each other. */
  wide?: boolean
  /** Under the sheet: another way in. */
  note?: ReactNode
  children: ReactNode
}

/**
 * The frame of every screen outside the session: ledger paper, the logo, and a sheet with one task. A step without a
 * field that takes the focus is announced by its heading.
 */
export function SignInFrame({ title, wide = false, note, children }: SignInFrameProps) {
  usePageTitle(title)
  return (
    <main className={classNames(styles.page, wide && styles.widePage)}>
      <div className={classNames(styles.column, wide && styles.wideColumn)}>
        <Logo centred />
        <Card padding="none">
          <div className={classNames(styles.sheet, wide && styles.wideSheet)}>
            <Heading key={title}>{title}</Heading>
            {children}
          </div>
        </Card>
        {note}
      </div>
    </main>
  )
}

function Heading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const main = heading.current?.closest('main')
    if (!main?.contains(document.activeElement)) heading.current?.focus()
  }, [])
  return (
    <h1 ref={heading} id={FRAME_HEADING_ID} tabIndex={-1} className={styles.heading}>
      {children}
    </h1>
  )
}
