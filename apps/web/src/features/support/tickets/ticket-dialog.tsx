import { contract } from '@klopt/api-client/contract'
import { Alert, Button, openOverlay, Pane, Skeleton, toast, type OverlayControls } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { administrationAddress } from '../../../app/routing/address.ts'
import { query } from '../../../app/transport/api.ts'
import { currentUserQuery, type CurrentUser } from '../../../app/session/session.ts'
import { useAdministration } from '../../../app/session/use-administration.ts'
import { AttachmentField } from './attachment-field.tsx'
import { KindChooser } from './kind-chooser.tsx'
import * as styles from './ticket-dialog.css.ts'
import { TicketFields } from './ticket-fields.tsx'
import { formTitle } from './ticket-kinds.ts'
import { useTicketForm } from './use-ticket-form.ts'

/** The dialog in which a ticket is written (specification, section 2). */
export function showTicketDialog(administrationId: number): void {
  openOverlay((controls) => <TicketDialog {...controls} administrationId={administrationId} />)
}

interface TicketDialogProps extends OverlayControls {
  administrationId: number
}

const WIDTH_PX = 800

function TicketDialog(props: TicketDialogProps) {
  const user = useQuery(currentUserQuery()).data
  if (user) return <OpenTicketDialog {...props} user={user} />
  return (
    <Pane open={props.open} onClose={props.onClose} title="Nieuw ticket" type="ticket" width={WIDTH_PX}>
      <Skeleton height="320px" />
    </Pane>
  )
}

function OpenTicketDialog({ open, onClose, administrationId, user }: TicketDialogProps & { user: CurrentUser }) {
  const formId = useId()
  const navigate = useNavigate()
  const administrationName = useAdministration(user, administrationId)?.company.name ?? ''
  const access = useQuery({
    ...query(contract.users.administrationAccess, { params: { userId: user.id, administrationId } }),
    // Without it the consent cannot be changed here, and all else goes on.
    meta: { errors: 'screen' },
  })
  const mayConsent = access.data?.isPrimaryUser ?? false
  const ticket = useTicketForm({ userId: user.id, administrationId }, mayConsent, () => {
    onClose({ reason: 'close-button', veto: () => {} })
    toast.success('Je ticket is verstuurd')
    // What opened the dialog may be gone on the screen it leads to.
    void navigate({ href: administrationAddress(administrationId, 'tickets') }).then(() =>
      document.getElementById('content')?.focus(),
    )
  })
  const { form, kind, tag, submission } = ticket
  const { errors } = form.formState
  const shared = {
    open,
    type: 'ticket',
    width: WIDTH_PX,
    unsavedChanges: ticket.hasUnsaved,
    onClose: ticket.closing(onClose),
  }
  if (submission.step === 'attaching') {
    return (
      <Pane {...shared} title="Bijlage versturen" footer={<AttachmentButtons submission={submission} />}>
        <AttachmentStep submission={submission} />
      </Pane>
    )
  }
  if (kind === null) {
    return (
      <Pane {...shared} title="Nieuw ticket">
        <div className={styles.stack}>
          <p className={styles.lead}>
            Waar wil je over schrijven? Je krijgt antwoord van een medewerker, ook per e-mail.
          </p>
          <KindChooser onChoose={ticket.choose} />
        </div>
      </Pane>
    )
  }
  const send = (
    <Button type="submit" form={formId} variant="primary" loading={submission.isSending}>
      Ticket versturen
    </Button>
  )
  return (
    <Pane {...shared} title={formTitle(tag)} footer={send}>
      <form id={formId} noValidate className={styles.stack} onSubmit={(event) => void ticket.submit(event)}>
        <div className={styles.ways}>
          <Button variant="text" size="small" icon={ArrowLeft} onClick={() => ticket.choose(null)}>
            Andere soort kiezen
          </Button>
        </div>
        <FocusFirst key={kind}>
          <TicketFields
            form={form}
            kind={kind}
            administrationName={administrationName}
            mayConsent={mayConsent}
            attachment={submission.attachment}
          />
        </FocusFirst>
        {errors.root?.message && <Alert tone="danger">{errors.root.message}</Alert>}
      </form>
    </Pane>
  )
}

/** Brings one to the first thing to fill in when the form takes the place of the kinds. */
function FocusFirst({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector<HTMLElement>('input:enabled')?.focus(), [])
  return (
    <div ref={place} className={styles.stack}>
      {children}
    </div>
  )
}

type Submission = ReturnType<typeof useTicketForm>['submission']

/** The ticket is there and its file is not: it is sent again, replaced or left out. */
function AttachmentStep({ submission }: { submission: Submission }) {
  const { attachment, attach } = submission
  return (
    <div className={styles.stack}>
      {attachment.isUploading || attachment.state === 'done' ? (
        <p className={styles.lead}>Je ticket is verstuurd. De bijlage gaat erachteraan.</p>
      ) : (
        <Alert tone="warning" title="Je ticket is verstuurd, de bijlage nog niet">
          Probeer het opnieuw, kies een ander bestand of sla de bijlage over.
        </Alert>
      )}
      <AttachmentField
        attachment={attachment}
        onChosen={(file) => void attach(file)}
        onRetry={() => void attach(attachment.file)}
      />
    </div>
  )
}

function AttachmentButtons({ submission }: { submission: Submission }) {
  const { attachment, attach } = submission
  return (
    <>
      <Button onClick={() => void attach(null)} disabled={attachment.isUploading}>
        Bijlage overslaan
      </Button>
      {attachment.file !== null && (
        <Button variant="primary" loading={attachment.isUploading} onClick={() => void attach(attachment.file)}>
          Bijlage versturen
        </Button>
      )}
    </>
  )
}
