import { useId, type ReactNode } from 'react'
import * as styles from './agreement.css.ts'

interface AgreementProps {
  title: string
  /** How it stands, at the end of its heading. */
  aside?: ReactNode
  children: ReactNode
}

/** One thing that was agreed with a contact, below the others in the card of all. */
export function Agreement({ title, aside, children }: AgreementProps) {
  const id = useId()
  return (
    <section className={styles.agreement} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
        {aside}
      </div>
      {children}
    </section>
  )
}
