import { ApiError } from '@klopt/api-client'
import {
  contract,
  type AuditFilePreview as Preview,
  type LedgerAccount,
  type ResponseOf,
} from '@klopt/api-client/contract'
import { Alert, DetailHeader, FileUpload, Progress } from '@klopt/ui'
import { useState } from 'react'
import { administrationAddress } from '../../../app/routing/address.ts'
import { usePageTitle } from '../../../app/routing/use-page-title.ts'
import { useWriteBlockAtStart } from '../../../app/session/use-write-block.ts'
import { UNREADABLE_FILE } from '../../../app/transport/readable.ts'
import { upload } from '../../../app/transport/upload.ts'
import { NoChange } from '../../../shell/no-change.tsx'
import { AuditFilePreview } from './audit-file-preview.tsx'
import * as styles from './audit-file.css.ts'
import { TakenOver } from './taken-over.tsx'

export interface AuditFileScreenProps {
  administrationId: number
  accounts: readonly LedgerAccount[]
  files: ResponseOf<typeof contract.openingBalances.auditFiles>
  /** Called once something was taken over or undone: what stands is another thing then. */
  onChanged: () => void
}

/** The opening balance out of the audit file of the old package: chosen, looked at first, then taken over. */
export function AuditFileScreen(props: AuditFileScreenProps) {
  usePageTitle('Auditfile overnemen')
  const { administrationId } = props
  const writeBlock = useWriteBlockAtStart(administrationId, { permission: 'ACCOUNTING' })
  const href = administrationAddress(administrationId, 'opening-balance')
  if (writeBlock) return <NoChange writeBlock={writeBlock} back={{ href, label: 'Naar de beginbalans' }} />
  return (
    <div className={styles.page}>
      <DetailHeader
        back={{ label: 'Beginbalans', href }}
        className={styles.header}
        title="Auditfile overnemen"
        description="Exporteer in je oude pakket een auditfile (XAF 3.1, 3.2 of 4.0) van het jaar waarmee je in Klopt begint."
      />
      <TakeOver {...props} />
    </div>
  )
}

type Chosen =
  | { step: 'none' }
  | { step: 'reading' }
  | { step: 'refused'; why: string }
  | { step: 'read'; preview: Preview }

function TakeOver({ administrationId, accounts, files, onChanged }: AuditFileScreenProps) {
  const [chosen, setChosen] = useState<Chosen>({ step: 'none' })
  const takenOver = files.find(({ importedAt, undoneAt }) => importedAt !== null && undoneAt === null)
  const read = async ([file]: readonly File[]) => {
    if (!file) return
    setChosen({ step: 'reading' })
    try {
      const input = { params: { administrationId }, query: { name: file.name }, body: file }
      setChosen({ step: 'read', preview: await upload(contract.openingBalances.uploadAuditFile, input) })
    } catch (error) {
      const why = error instanceof ApiError ? (error.fields['content'] ?? error.message) : UNREADABLE_FILE
      setChosen({ step: 'refused', why })
    }
  }
  const onDone = () => {
    setChosen({ step: 'none' })
    onChanged()
  }
  return (
    <>
      {takenOver && <TakenOver administrationId={administrationId} file={takenOver} onUndone={onDone} />}
      <FileUpload
        label="Auditfile"
        maxFiles={1}
        maxSizeMb={100}
        onFiles={(given) => void read(given)}
        disabled={chosen.step === 'reading'}
      />
      {chosen.step === 'reading' && <Progress label="Auditfile lezen…" value={null} />}
      {chosen.step === 'refused' && <Alert tone="danger">{chosen.why}</Alert>}
      {chosen.step === 'read' && (
        <AuditFilePreview
          key={chosen.preview.id}
          administrationId={administrationId}
          accounts={accounts}
          preview={chosen.preview}
          onTaken={onDone}
        />
      )}
    </>
  )
}
