import { contract } from '@klopt/api-client/contract'
import { Button, Card, PageHeader } from '@klopt/ui'
import { Download } from 'lucide-react'
import { download } from '../../app/transport/download.ts'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { AuditFileCard } from './audit-file-card.tsx'
import * as styles from './settings.css.ts'

const PATIENCE_MS = 30 * 60_000

/** Everything of the administration to take along. */
export function ExportScreen({ administrationId }: { administrationId: number }) {
  usePageTitle('Gegevens exporteren')
  const take = useWrite(contract.administrations.export, { timeoutMs: PATIENCE_MS })
  const mayTake = useMayChange(administrationId, { permission: 'ADMIN', afterEnd: true })
  const onExport = () =>
    take.mutate({ params: { administrationId } }, { onSuccess: (file) => download(file), onError: notifyByToast })
  return (
    <div className={styles.page}>
      <PageHeader
        className={styles.header}
        title="Gegevens exporteren"
        description="Je boekhouding is van jou. Neem alles mee wanneer je wilt."
      />
      <Card title="Alles in één zip">
        <div className={styles.stack}>
          <p className={styles.text}>In het bestand vind je:</p>
          <ul className={styles.points}>
            <li>
              relaties, verkoop- en inkoopfacturen met hun regels, grootboekrekeningen, boekingen en bankregels als CSV;
            </li>
            <li>gewerkte uren en je gesprekken met support als CSV;</li>
            <li>je bedrijfsgegevens en btw-aangiften als JSON;</li>
            <li>de auditfile van elk boekjaar waarin geboekt is;</li>
            <li>alle documenten, zoals de pdf’s van je facturen en bijlagen van tickets, onder hun eigen naam.</li>
          </ul>
          <p className={`${styles.text} ${styles.muted}`}>
            Je moet je administratie zeven jaar bewaren. Bij veel documenten kan het maken even duren.
          </p>
          {mayTake && (
            <div className={styles.action}>
              <Button variant="primary" icon={Download} loading={take.isPending} onClick={onExport}>
                Exporteren
              </Button>
              <p role="status" className={styles.muted}>
                {take.isPending && 'Je export wordt gemaakt. Laat deze pagina open tot het downloaden begint.'}
              </p>
            </div>
          )}
        </div>
      </Card>
      <AuditFileCard administrationId={administrationId} mayTake={mayTake} />
    </div>
  )
}
