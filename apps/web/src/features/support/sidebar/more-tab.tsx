import { Link } from '@klopt/ui'
import { address, administrationAddress } from '../../../app/routing/address.ts'
import { ConsentSwitch } from '../../../shell/consent-switch.tsx'
import type { SupportPlace } from '../support-place.ts'
import { ShareSection } from './share-section.tsx'
import * as styles from './sidebar.css.ts'

/** Letting support look along: by sharing one's screen, which needs no administration, or by consent. */
export function MoreTab({ userId, place }: { userId: number; place: SupportPlace }) {
  const { administrationId } = place
  return (
    <div className={styles.stack}>
      <ShareSection />
      {administrationId === null ? (
        <p className={styles.text}>
          Open een administratie om support toestemming te geven om daarin mee te kijken.{' '}
          <Link href={address('/v2/my-administrations')}>Mijn administraties</Link>
        </p>
      ) : (
        <section aria-label="Toegang voor support" className={styles.stack}>
          <ConsentSwitch userId={userId} administrationId={administrationId} />
          {place.holdsAdmin && (
            <p className={styles.text}>
              <Link href={administrationAddress(administrationId, 'settings/access')}>Bekijk wie er meekeek</Link>
            </p>
          )}
        </section>
      )}
    </div>
  )
}
