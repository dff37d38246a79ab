import { firmPlaces, type FirmPlaceName } from './firm-places.ts'
import * as styles from './firm-tabs.css.ts'
import { LinkTabs } from './link-tabs.tsx'

/** The places of a firm above each of its screens; on a phone they are in its bottom bar. */
export function FirmTabs({ firmId, current }: { firmId: number; current: FirmPlaceName }) {
  return (
    <div className={styles.besidePhone}>
      <LinkTabs
        label="Kantoor"
        items={firmPlaces(firmId).map(({ name, label, href }) => ({ label, href, current: name === current }))}
      />
    </div>
  )
}
