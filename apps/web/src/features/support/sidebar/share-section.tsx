import { Button, Card } from '@klopt/ui'
import { History, ScreenShare, ScreenShareOff } from 'lucide-react'
import { startSharing, stopSharing, useSharingKey } from '../../../shared/screen-sharing/screen-sharing.ts'
import * as styles from './sidebar.css.ts'

const showLooks = async () => (await import('../looks/show-looks.tsx')).showLooks()

/** Begins and ends sharing the screen with somebody of support. */
export function ShareSection() {
  const isSharing = useSharingKey() !== null
  return (
    <Card title="Scherm delen" headingLevel={3}>
      <div className={styles.stack}>
        <p className={styles.text}>
          Een medewerker kijkt met je mee in Klopt en wijst aan waar je moet zijn. Alleen jij klikt en typt. Vóór het
          eerste beeld vragen we of dat mag. Wachtwoorden, afbeeldingen en bestanden blijven verborgen.
        </p>
        <div>
          {isSharing ? (
            <Button icon={ScreenShareOff} onClick={stopSharing}>
              Stop schermdelen
            </Button>
          ) : (
            <Button icon={ScreenShare} onClick={startSharing}>
              Start schermdelen
            </Button>
          )}
        </div>
        <div>
          <Button variant="text" icon={History} onClick={() => void showLooks()}>
            Bekijk wie er meekeek
          </Button>
        </div>
      </div>
    </Card>
  )
}
