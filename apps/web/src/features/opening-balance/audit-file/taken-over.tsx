import { contract, type ResponseOf } from '@klopt/api-client/contract'
import { Alert, askConfirmation, Button, Card, toast } from '@klopt/ui'
import { useWrite } from '../../../app/transport/use-write.ts'
import * as styles from './audit-file.css.ts'

export interface TakenOverProps {
  administrationId: number
  file: ResponseOf<typeof contract.openingBalances.auditFiles>[number]
  onUndone: () => void
}

/** The audit file that was taken over, which can be undone as a whole. */
export function TakenOver({ administrationId, file, onUndone }: TakenOverProps) {
  const undo = useWrite(contract.openingBalances.undoAuditFile, { timeoutMs: 300_000, errors: 'screen' })
  const onUndo = async () => {
    const isSure = await askConfirmation({
      title: 'Overname ongedaan maken?',
      text: 'De beginbalans en de boekingen uit het bestand worden teruggeboekt. Rekeningen en relaties die ervoor zijn aangemaakt, gaan uit gebruik.',
      confirmLabel: 'Ongedaan maken',
    })
    if (!isSure) return
    undo.mutate(
      { params: { administrationId, auditFileId: file.id } },
      {
        onSuccess: () => {
          toast.success('De overname is ongedaan gemaakt.')
          onUndone()
        },
      },
    )
  }
  return (
    <Card title="Overgenomen">
      <div className={styles.taken}>
        <p className={styles.muted}>
          {file.name}, boekjaar {file.fiscalYear}
        </p>
        {undo.error && <Alert tone="danger">{undo.error.message}</Alert>}
        <div className={styles.buttons}>
          <Button loading={undo.isPending} onClick={() => void onUndo()}>
            Ongedaan maken
          </Button>
        </div>
      </div>
    </Card>
  )
}
