import { Button, Modal, openOverlay, useCloseDialog } from '@klopt/ui'

/** The user has to know that nobody sees the page any more, so this stays until it was read (specification, section 8). */
export function notifyFailure(): void {
  openOverlay((controls) => (
    <Modal {...controls} title="Schermdelen is gestopt" footer={<Ok />}>
      Scherm delen is mislukt. Probeer het later nogmaals.
    </Modal>
  ))
}

function Ok() {
  const close = useCloseDialog()
  return (
    <Button variant="primary" data-autofocus="" onClick={() => close()}>
      Ok
    </Button>
  )
}
