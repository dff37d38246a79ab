import { ApiError } from '@klopt/api-client'
import { contract, type WorklistClient } from '@klopt/api-client/contract'
import { Alert, Select, toast } from '@klopt/ui'
import { useState } from 'react'
import { today } from '../../app/today.ts'
import { download } from '../../app/transport/download.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { FormModal } from '../../shell/form-modal.tsx'

/** A year of many thousand bookings takes a while to write. */
const PATIENCE_MS = 10 * 60_000
/** Books are kept for seven years. */
const YEARS_KEPT = 7

interface AuditFilesModalProps {
  rows: readonly WorklistClient[]
  done: () => void
  onClose: () => void
}

/** Downloads the audit file of a year of each client, one after the other; whose could not be made is told. */
export function AuditFilesModal({ rows, done, onClose }: AuditFilesModalProps) {
  const thisYear = Number(today().slice(0, 4))
  const [fiscalYear, setFiscalYear] = useState(thisYear - 1)
  const [place, setPlace] = useState<number | null>(null)
  const [refused, setRefused] = useState<readonly string[]>([])
  const take = useWrite(contract.administrations.auditFile, { errors: 'screen', timeoutMs: PATIENCE_MS })
  const downloadAll = async () => {
    const failed: string[] = []
    for (const [index, { id, companyName }] of rows.entries()) {
      setPlace(index + 1)
      const asked = { params: { administrationId: id }, body: { fiscalYear, version: '4.0' as const } }
      await take.mutateAsync(asked).then(download, (error: unknown) => {
        failed.push(`${companyName}: ${error instanceof ApiError ? error.message : 'dit lukte niet'}`)
      })
    }
    setPlace(null)
    setRefused(failed)
    if (failed.length > 0) return
    toast.success(rows.length === 1 ? '1 auditfile gedownload' : `${rows.length} auditfiles gedownload`)
    onClose()
    done()
  }
  return (
    <FormModal
      title="Auditfiles downloaden"
      button={place === null ? 'Downloaden' : `${place} van ${rows.length}`}
      isPending={place !== null}
      problem={undefined}
      onClose={onClose}
      onSubmit={async (event) => {
        event.preventDefault()
        await downloadAll()
      }}
    >
      <p>Je krijgt van elke klant een bestand (XAF 4.0). Vraagt je browser of dat mag, sta het dan toe.</p>
      <Select
        label="Boekjaar"
        options={Array.from({ length: YEARS_KEPT }, (_, ago) => ({
          value: thisYear - ago,
          label: String(thisYear - ago),
        }))}
        value={fiscalYear}
        onChange={(chosen) => chosen !== null && setFiscalYear(chosen)}
      />
      {refused.map((reason) => (
        <Alert key={reason} tone="warning">
          {reason}
        </Alert>
      ))}
    </FormModal>
  )
}
