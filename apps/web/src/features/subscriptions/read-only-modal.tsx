import { Button, Modal, openOverlay, useCloseDialog, type ErrorDetails, type OverlayControls } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { currentUserQuery } from '../../app/session/session.ts'
import { administrationIdOf } from '../../app/session/start-target.ts'
import { choosePlan } from './choose-plan.ts'
import { isMainUserOf } from './main-user.ts'
import * as styles from './wizard.css.ts'

let isShown = false

/** Shows that a change was refused as the administration can only be viewed, and leads its main user to the plans. */
export function showReadOnly(details: ErrorDetails): void {
  // Requests that fail together for one reason say so once.
  if (isShown) return
  isShown = true
  openOverlay(({ open, onClose }) => (
    <ReadOnlyModal
      {...details}
      open={open}
      onClose={(request) => {
        isShown = false
        onClose(request)
      }}
    />
  ))
}

function ReadOnlyModal({ open, onClose, code, message }: OverlayControls & ErrorDetails) {
  const { data: user } = useQuery(currentUserQuery())
  const administrationId = administrationIdOf(location.pathname)
  const canChoose = user !== undefined && administrationId !== null && isMainUserOf(user, administrationId)
  return (
    <Modal
      open={open}
      onClose={onClose}
      title="Je kunt hier niets wijzigen"
      footer={<Buttons administrationId={canChoose ? administrationId : null} />}
    >
      <p className={styles.message}>{message}</p>
      {user && !canChoose && (
        <p className={styles.message}>Alleen de hoofdgebruiker van de administratie kan een abonnement kiezen.</p>
      )}
      <p className={styles.text}>Foutcode {code}</p>
    </Modal>
  )
}

/** `administrationId` when a plan can be chosen for it. */
function Buttons({ administrationId }: { administrationId: number | null }) {
  const close = useCloseDialog()
  if (administrationId === null) {
    return (
      <Button variant="primary" data-autofocus="" onClick={() => close()}>
        Ok
      </Button>
    )
  }
  const choose = () => {
    close()
    void choosePlan(administrationId)
  }
  return (
    <>
      <Button onClick={() => close()}>Sluiten</Button>
      <Button variant="primary" data-autofocus="" onClick={choose}>
        Selecteer abonnement
      </Button>
    </>
  )
}
