import { contract, type ResponseOf } from '@klopt/api-client/contract'
import { Alert, FileUpload, Modal } from '@klopt/ui'
import { useState } from 'react'
import { wasNotified } from '../../app/errors/unhandled-errors.ts'
import { assertReadable, UNREADABLE_FILE } from '../../app/transport/readable.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import * as styles from './subscription-charges.css.ts'

/** Takes the file in which the bank says what it refused or returned, and says what came of it. */
export function ReadRefusalsModal({ onClose }: { onClose: () => void }) {
  const [error, setError] = useState<string>()
  const read = useWrite(contract.subscriptionCharges.readRefusals, { timeoutMs: 120_000 })
  const take = async ([file]: readonly File[]) => {
    if (file === undefined) return
    setError(undefined)
    try {
      await assertReadable(file)
    } catch {
      return setError(UNREADABLE_FILE)
    }
    read.mutate(
      { query: { name: file.name }, body: file },
      { onError: (refused) => setError(wasNotified(refused) ? undefined : refused.message) },
    )
  }
  return (
    <Modal open title="Wat de bank weigerde" onClose={onClose}>
      <div className={styles.stack}>
        <p className={styles.words}>
          Kies het statusrapport (pain.002) of het afschrift (CAMT) van de bank. Wat geweigerd of teruggeboekt is, wordt
          als mislukt gemarkeerd, en de klant krijgt een mail. Weigerde de bank het hele bestand, dan krijgt niemand een
          mail.
        </p>
        <FileUpload
          label="Bestand van de bank"
          types={['xml']}
          maxFiles={1}
          disabled={read.isPending}
          onFiles={(files) => void take(files)}
          {...(error !== undefined && { error })}
        />
        <div role="status">{read.data && <Alert tone="info">{outcome(read.data)}</Alert>}</div>
      </div>
    </Modal>
  )
}

function outcome({
  failed,
  others,
  failedWithFile,
}: ResponseOf<typeof contract.subscriptionCharges.readRefusals>): string {
  const rest =
    others === 0 ? '' : ` ${others === 1 ? '1 regel was' : `${others} regels waren`} al bekend of niet van ons.`
  if (failed.length === 0) return `Er is niets nieuws mislukt.${rest}`
  const unmailed =
    failedWithFile === 0
      ? ''
      : ' De bank weigerde het bestand, of een deel ervan, als geheel. Daarvan kreeg nog niemand een mail: herstel wat de bank meldt en kies Probeer opnieuw.'
  return `${failed.length === 1 ? '1 incasso is mislukt' : `${failed.length} incasso’s zijn mislukt`}: ${failed.join(', ')}.${unmailed}${rest}`
}
