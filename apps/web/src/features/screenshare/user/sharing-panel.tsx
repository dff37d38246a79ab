import { Alert, Avatar, Button, Icon, IconButton, Spinner } from '@klopt/ui'
import { Banknote, BanknoteX, Eye, Pause, Play, WifiOff } from 'lucide-react'
import type { RefObject } from 'react'
import type { SharingLimits } from '../../../shared/screen-sharing/screen-sharing.ts'
import * as styles from './overlay.css.ts'
import type { Operator } from './share-page.ts'
import { useCoveredBottom } from './use-covered-bottom.ts'

export interface SharingPanelProps {
  operator: Operator | null
  /** Nothing of the page comes through. */
  isOffline: boolean
  isTooLarge: boolean
  limits: SharingLimits
  onLimit: (change: Partial<SharingLimits>) => void
  isWatching: boolean
  /** Opens and closes what the operator sees. */
  watchButton: RefObject<HTMLButtonElement | null>
  onWatch: () => void
  onStop: () => void
}

/** Says that the screen is shared and with whom, and ends it. */
export function SharingPanel(props: SharingPanelProps) {
  const { operator, isOffline, limits, onLimit, isTooLarge, isWatching, watchButton, onWatch, onStop } = props
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
          {limits.isPaused ? 'Schermdelen is gepauzeerd.' : 'Schermdelen staat aan.'}
        </p>
        <div role="status" className={styles.operator}>
          {isOffline ? <Offline /> : operator ? <Helper operator={operator} /> : <Waiting />}
        </div>
        <div className={styles.buttons}>
          <IconButton
            icon={limits.hidesAmounts ? BanknoteX : Banknote}
            label="Bedragen verbergen"
            size="small"
            aria-pressed={limits.hidesAmounts}
            onClick={() => onLimit({ hidesAmounts: !limits.hidesAmounts })}
          />
          <IconButton
            icon={limits.isPaused ? Play : Pause}
            label={limits.isPaused ? 'Verder delen' : 'Delen pauzeren'}
            size="small"
            onClick={() => onLimit({ isPaused: !limits.isPaused })}
          />
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

const Offline = () => (
  <>
    <Icon of={WifiOff} size={16} />
    Geen verbinding. Niemand ziet nu je scherm.
  </>
)

const Waiting = () => (
  <>
    <Spinner />
    Wachten op medewerker
  </>
)
