import { contract } from '@klopt/api-client/contract'
import { askConfirmation, toast } from '@klopt/ui'
import { useState } from 'react'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { wasNotified } from '../../app/errors/unhandled-errors.ts'
import { assertReadable, UNREADABLE_FILE } from '../../app/transport/readable.ts'
import { useWrite } from '../../app/transport/use-write.ts'

/** Saves and takes away the logo of an administration; `error` is why the last file could not be used. */
export function useLogo(administrationId: number) {
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
