import { contract, type BodyOf } from '@klopt/api-client/contract'
import { Button, Card, RadioGroup, Select, Skeleton } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { query } from '../../app/transport/api.ts'
import { download } from '../../app/transport/download.ts'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { LoadError } from '../../shell/load-error.tsx'
import * as styles from './settings.css.ts'

type Version = BodyOf<typeof contract.administrations.auditFile>['version']

/** A year of many thousand bookings takes a while to write. */
const PATIENCE_MS = 10 * 60_000

const versions: readonly { value: Version; label: string; hint: string }[] = [
  {
    value: '4.0',
    label: 'XAF 4.0',
    hint: 'De nieuwste versie. Vanaf 1 januari 2027 neemt de Belastingdienst alleen deze aan.',
  },
  { value: '3.2', label: 'XAF 3.2', hint: 'Voor wie daar nog om vraagt.' },
]

export interface AuditFileCardProps {
  administrationId: number
  mayTake: boolean
}

/** One fiscal year in the form in which the tax authority and accountants read books. */
export function AuditFileCard({ administrationId, mayTake }: AuditFileCardProps) {
  return (
    <Card title="Auditfile">
      <div className={styles.stack}>
        <p className={styles.text}>
          In een auditfile lezen je accountant en de Belastingdienst je boekhouding in: alle boekingen van één boekjaar,
          met de beginbalans, het grootboek, je relaties en de btw. Ook een ander boekhoudpakket kan ermee verder.
        </p>
        {mayTake && <AuditFileForm administrationId={administrationId} />}
      </div>
    </Card>
  )
}

function AuditFileForm({ administrationId }: { administrationId: number }) {
  const params = { administrationId }
  const { data: years, error, refetch } = useQuery(query(contract.administrations.fiscalYears, { params }))
  const take = useWrite(contract.administrations.auditFile, { timeoutMs: PATIENCE_MS })
  const [chosen, setChosen] = useState<number | null>(null)
  const [version, setVersion] = useState<Version>('4.0')
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />
  if (years === undefined) return <Skeleton height="160px" />
  const fiscalYear = chosen ?? years[0]?.fiscalYear ?? null
  const onTake = () => {
    if (fiscalYear === null) return
    take.mutate(
      { params, body: { fiscalYear, version } },
      { onSuccess: (file) => download(file), onError: notifyByToast },
    )
  }
  return (
    <>
      <Select
        className={styles.year}
        label="Boekjaar"
        options={years.map(({ fiscalYear: value, name: label }) => ({ value, label }))}
        value={fiscalYear}
        onChange={setChosen}
      />
      <RadioGroup label="Versie" options={versions} value={version} onChange={setVersion} />
      <div>
        <Button icon={Download} loading={take.isPending} onClick={onTake}>
          Auditfile downloaden
        </Button>
      </div>
    </>
  )
}
