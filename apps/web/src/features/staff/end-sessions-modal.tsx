import { contract } from '@klopt/api-client/contract'
import { Alert, Modal, toast } from '@klopt/ui'
import { useWrite } from '../../app/transport/use-write.ts'
import * as styles from './access-screen.css.ts'
import { ReasonForm } from './reason-form.tsx'

export interface EndSessionsModalProps {
  user: { readonly id: number; readonly name: string }
  onClose: () => void
}

/** Signs somebody out everywhere, such as after a theft; asks why. */
export function EndSessionsModal({ user: { id, name }, onClose }: EndSessionsModalProps) {
  const end = useWrite(contract.admin.endUserSessions, { errors: 'screen' })
  const onEnter = async (reason: string) => {
    const { ended } = await end.mutateAsync({ params: { userId: id }, body: { reason } })
    toast.success(
      ended === 0
        ? `${name} was nergens ingelogd`
        : `${name} is uitgelogd op ${ended === 1 ? '1 plek' : `${ended} plekken`}`,
    )
    onClose()
  }
  return (
    <Modal open title={`${name} overal uitloggen`} onClose={onClose}>
      <div className={styles.stack}>
        <Alert tone="warning">
          {name} moet overal opnieuw inloggen. Wat nog niet is opgeslagen kan verloren gaan. We sturen er een e-mail
          over.
        </Alert>
        <ReasonForm button="Overal uitloggen" hint="De reden wordt vastgelegd." onEnter={onEnter} />
      </div>
    </Modal>
  )
}
