import { AppLink, buttonClassName, Card } from '@klopt/ui'
import * as styles from './access-screen.css.ts'
import { clockTime } from './clock-time.ts'

export interface OpenAccessProps {
  /** In seconds since 1970. */
  until: number
  href: string
  button: string
}

/** Access that is open already leads straight on. */
export function OpenAccess({ until, href, button }: OpenAccessProps) {
  return (
    <Card title="Je hebt toegang">
      <div className={styles.stack}>
        <p className={styles.text}>Je kunt hier tot {clockTime(until)} bij.</p>
        <div className={styles.buttons}>
          <AppLink href={href} className={buttonClassName({ variant: 'primary' })}>
            {button}
          </AppLink>
        </div>
      </div>
    </Card>
  )
}
