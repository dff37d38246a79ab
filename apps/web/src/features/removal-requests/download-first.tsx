import { contract } from '@klopt/api-client/contract'
import { Alert, Button, Card, Link } from '@klopt/ui'
import { Download } from 'lucide-react'
import { administrationAddress } from '../../app/routing/address.ts'
import { download } from '../../app/transport/download.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import * as styles from './removal.css.ts'

/** Many documents take a while to pack. */
const EXPORT_TIMEOUT_MS = 300_000

/** What the law asks to keep, to take along before it is gone. */
export function DownloadFirst({ administrationId }: { administrationId: number }) {
  const pack = useWrite(contract.administrations.export, { timeoutMs: EXPORT_TIMEOUT_MS, errors: 'screen' })
  return (
    <Card title="Bewaar eerst je gegevens">
      <div className={styles.stack}>
        <p className={styles.text}>
          De wet vraagt je je administratie zeven jaar te bewaren, ook als je stopt. Na het verwijderen kan dat alleen
          nog met wat je zelf hebt gedownload. In één zip-bestand zitten de auditfile van elk boekjaar, alle gegevens,
          documenten, uren en tickets.
        </p>
        {pack.error && <Alert tone="danger">{pack.error.message}</Alert>}
        <Button
          icon={Download}
          loading={pack.isPending}
          onClick={() => pack.mutate({ params: { administrationId } }, { onSuccess: download })}
        >
          Alle gegevens downloaden
        </Button>
        <p className={styles.text}>
          Vraagt je accountant alleen om de auditfile?{' '}
          <Link href={administrationAddress(administrationId, 'settings/export')}>Download die per boekjaar</Link>.
        </p>
      </div>
    </Card>
  )
}
