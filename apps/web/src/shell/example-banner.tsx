import { Alert, Button } from '@klopt/ui'
import type { CurrentUser } from '../app/session/session.ts'
import { useCloseExample } from '../shared/administrations/use-example.ts'
import * as styles from './subscription-banner.css.ts'

/** Says on every screen of the examples what they are, and takes them away. */
export function ExampleBanner({ user, administrationId }: { user: CurrentUser; administrationId: number }) {
  const { isClosing, close } = useCloseExample(user, administrationId)
  return (
    <div className={styles.banner}>
      <Alert
        tone="info"
        action={
          <Button size="small" loading={isClosing} onClick={close}>
            Sluiten
          </Button>
        }
      >
        Dit zijn voorbeelden. Er gaat niets naar buiten.
      </Alert>
    </div>
  )
}
