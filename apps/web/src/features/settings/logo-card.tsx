import { contract } from '@klopt/api-client/contract'
import { askConfirmation, Button, Card, FileUpload, Skeleton, toast } from '@klopt/ui'
import { useState } from 'react'
import { assertReadable, UNREADABLE_FILE } from '../../app/transport/readable.ts'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { wasNotified } from '../../app/errors/unhandled-errors.ts'
import { useWrite } from '../../app/transport/use-write.ts'
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

function useLogo(administrationId: number) {
  const [error, setError] = useState<string>()
  const save = useWrite(contract.settings.saveLogo, { timeoutMs: 120_000 })
  const taken = useWrite(contract.settings.removeLogo)
  const params = { administrationId }

  const upload = async (file: File) => {
    setError(undefined)
    try {
      await assertReadable(file)
    } catch {
      return setError(UNREADABLE_FILE)
    }
    save.mutate(
      { params, query: { name: file.name }, body: file },
      {
        onSuccess: () => void toast.success('Je logo staat op nieuwe facturen'),
        onError: (refused) =>
          setError(wasNotified(refused) ? undefined : (refused.fields['content'] ?? refused.message)),
      },
    )
  }
  const remove = async () => {
    const isSure = await askConfirmation({
      title: 'Logo verwijderen?',
      text: 'Nieuwe facturen beginnen dan met je bedrijfsnaam. Definitieve facturen houden hun logo.',
      confirmLabel: 'Logo verwijderen',
      danger: true,
    })
    if (isSure)
      taken.mutate({ params }, { onSuccess: () => void toast.success('Logo verwijderd'), onError: notifyByToast })
  }
  return { upload, remove, error, isRemoving: taken.isPending }
}
