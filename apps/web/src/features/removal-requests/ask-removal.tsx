import { contract } from '@klopt/api-client/contract'
import { Alert, askConfirmation, Button, Card, Link } from '@klopt/ui'
import { formatDateLong } from '@klopt/validators'
import { administrationAddress } from '../../app/routing/address.ts'
import { wasNotified } from '../../app/errors/unhandled-errors.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import * as styles from './removal.css.ts'
import type { RemovalPreview } from './what-happens.tsx'

export interface AskRemovalProps {
  administrationId: number
  preview: RemovalPreview
}

/** The request itself, once nothing stands in its way. */
export function AskRemoval({ administrationId, preview }: AskRemovalProps) {
  const { companyName, readyOn, hasRunningSubscription } = preview
  const request = useWrite(contract.removalRequests.request)
  async function ask(): Promise<void> {
    const sure = await askConfirmation({
      title: `${companyName} verwijderen`,
      text: `Vanaf ${formatDateLong(readyOn)} verwijderen we alles voorgoed. Tot die dag kun je je verzoek intrekken.`,
      confirmLabel: 'Verwijdering aanvragen',
      danger: true,
    })
    if (sure) request.mutate({ params: { administrationId } })
  }
  return (
    <Card title="Verwijdering aanvragen">
      <div className={styles.stack}>
        {hasRunningSubscription ? (
          <Alert
            tone="warning"
            title="Er loopt nog een abonnement"
            className={styles.wide}
            action={
              <Link href={administrationAddress(administrationId, 'settings/subscription')}>Naar je abonnement</Link>
            }
          >
            Zeg het eerst op; als het is afgelopen, kun je de administratie laten verwijderen.
          </Alert>
        ) : (
          <>
            <p className={styles.text}>Heb je alles bewaard wat je nodig hebt? Dan kun je de verwijdering aanvragen.</p>
            {request.error && !wasNotified(request.error) && <Alert tone="danger">{request.error.message}</Alert>}
            <Button variant="danger" loading={request.isPending} onClick={() => void ask()}>
              Administratie verwijderen
            </Button>
          </>
        )}
      </div>
    </Card>
  )
}
