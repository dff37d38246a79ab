import { Alert, Avatar, Button, Spinner } from '@klopt/ui'
import { Eye } from 'lucide-react'
import type { RefObject } from 'react'
import * as styles from './overlay.css.ts'
import type { Operator } from './share-page.ts'
import { useCoveredBottom } from './use-covered-bottom.ts'

export interface SharingPanelProps {
  operator: Operator | null
  isTooLarge: boolean
  isWatching: boolean
  /** Opens and closes what the operator sees. */
  watchButton: RefObject<HTMLButtonElement | null>
  onWatch: () => void
  onStop: () => void
}

/** Says that the screen is shared and with whom, and ends it. */
export function SharingPanel(props: SharingPanelProps) {
  const { operator, isTooLarge, isWatching, watchButton, onWatch, onStop } = props
  const panel = useCoveredBottom()
  return (
    <div ref={panel} className={styles.panel}>
      <div aria-live="polite">
        {isTooLarge && (
          <Alert tone="warning" title="Pagina te groot" className={styles.alert}>
            Deze pagina is te groot om te delen. De medewerker ziet weer mee zodra je een andere pagina opent.
          </Alert>
        )}
      </div>
      <div className={styles.line}>
        <p className={styles.words}>
          <span aria-hidden className={styles.dot} />
          Schermdelen staat aan.
        </p>
        <div role="status" className={styles.operator}>
          {operator ? <Helper operator={operator} /> : <Waiting />}
        </div>
        <div className={styles.buttons}>
          <Button ref={watchButton} variant="text" size="small" icon={Eye} aria-expanded={isWatching} onClick={onWatch}>
            <span className={styles.watchLabel}>Wat ziet de medewerker?</span>
          </Button>
          <Button variant="danger" size="small" onClick={onStop}>
            Stop schermdelen
          </Button>
        </div>
      </div>
    </div>
  )
}

function Helper({ operator: { first_name: name, image_url: picture } }: { operator: Operator }) {
  return (
    <>
      <Avatar name={name} size={24} decorative {...(picture !== null && { src: picture })} />
      <span>
        Je wordt geholpen door <strong className={styles.name}>{name}</strong>
      </span>
    </>
  )
}

const Waiting = () => (
  <>
    <Spinner />
    Wachten op medewerker
  </>
)
