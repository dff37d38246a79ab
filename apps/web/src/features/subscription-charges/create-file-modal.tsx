import { contract, type ToCollect } from '@klopt/api-client/contract'
import { Alert, Button, Modal, Skeleton, toast } from '@klopt/ui'
import { formatDateLong, formatEuro } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { asApiError } from '../../app/errors/failures.ts'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { query } from '../../app/transport/api.ts'
import { api } from '../../app/transport/calls.ts'
import { download } from '../../app/transport/download.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { LoadError } from '../../shell/load-error.tsx'
import * as styles from './subscription-charges.css.ts'

/** Says what the file is going to hold, makes it, and hands it over. */
export function CreateFileModal({ onClose }: { onClose: () => void }) {
  const asked = useQuery({ ...query(contract.subscriptionCharges.toCollect, {}), refetchOnMount: 'always' })
  const { error, isError, refetch } = asked
  // What the screen behind it read may be of some time ago.
  const data = asked.isFetchedAfterMount ? asked.data : undefined
  const create = useWrite(contract.subscriptionCharges.createFile)
  const make = async () => {
    try {
      const { fileId } = await create.mutateAsync({})
      onClose()
      toast.success('Het incassobestand is gemaakt. Lever het aan bij de bank.')
      download(await api.call(contract.subscriptionCharges.downloadFile, { params: { fileId } }))
    } catch (failure) {
      notifyByToast(asApiError(failure))
    }
  }
  return (
    <Modal
      open
      title="Incassobestand maken"
      onClose={onClose}
      footer={
        <Button
          variant="primary"
          disabled={!data || data.count === 0}
          loading={create.isPending}
          onClick={() => void make()}
        >
          Maak en download
        </Button>
      }
    >
      {data === null ? (
        <Alert tone="info">Incasseren staat niet aan op deze server. Vul eerst de gegevens van de incassant in.</Alert>
      ) : data ? (
        <Told {...data} />
      ) : isError ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <Waiting />
      )}
    </Modal>
  )
}

const Waiting = () => <Skeleton height="72px" />

function Told({ count, totalCents, firstDate, lastDate, withoutMandate }: ToCollect) {
  return (
    <div className={styles.stack}>
      <p className={styles.words}>
        {count === 0
          ? 'Er is nu niets te incasseren. In een bestand staat wat binnen een week aan de beurt is.'
          : `${count === 1 ? '1 incasso' : `${count} incasso’s`}, samen ${formatEuro(totalCents)}, ${daysOf(firstDate, lastDate)}. Elke klant wordt geïncasseerd op de dag die in de mail stond, of op de eerste bankdag die nog kan.`}
      </p>
      {withoutMandate > 0 && (
        <Alert tone="warning">
          {withoutMandate === 1
            ? '1 factuur kan nog niet mee: er is geen geldige machtiging.'
            : `${withoutMandate} facturen kunnen nog niet mee: er is geen geldige machtiging.`}
        </Alert>
      )}
    </div>
  )
}

function daysOf(first: string | null, last: string | null): string {
  if (first === null || last === null) return ''
  return first === last
    ? `op ${formatDateLong(first)}`
    : `van ${formatDateLong(first)} tot en met ${formatDateLong(last)}`
}
