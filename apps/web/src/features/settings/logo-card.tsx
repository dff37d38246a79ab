import { Button, Card, FileUpload, Skeleton } from '@klopt/ui'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { useLogo } from '../../shared/administrations/use-logo.ts'
import * as styles from './logo-card.css.ts'

export interface LogoCardProps {
  administrationId: number
  /** A `data:` address; null without a logo, undefined while it is fetched. */
  logo: string | null | undefined
}

/** The logo: chosen, replaced or taken away at once, apart from the form around it. */
export function LogoCard({ administrationId, logo }: LogoCardProps) {
  const { upload, remove, error, isRemoving } = useLogo(administrationId)
  const mayChange = useMayChange(administrationId, { permission: 'ADMIN' })
  // A card with nothing to see and nothing to do says nothing.
  if (logo === null && !mayChange) return null
  return (
    <Card title="Logo">
      <div className={styles.stack}>
        {logo === undefined ? (
          <Skeleton height="96px" />
        ) : (
          logo !== null && (
            <div className={styles.shown}>
              <div className={styles.ground}>
                <img src={logo} alt="Je logo" className={styles.picture} />
              </div>
              {mayChange && (
                <Button size="small" loading={isRemoving} onClick={() => void remove()}>
                  Logo verwijderen
                </Button>
              )}
            </div>
          )
        )}
        {mayChange && (
          <FileUpload
            label={logo ? 'Ander logo' : 'Je logo'}
            types={['png', 'jpg', 'jpeg']}
            maxFiles={1}
            maxSizeMb={2}
            onFiles={([file]) => file && void upload(file)}
            error={error}
          />
        )}
      </div>
    </Card>
  )
}
