import { contract, type ClientHours } from '@klopt/api-client/contract'
import { IconButton, Menu, toast } from '@klopt/ui'
import { formatDate, formatDuration } from '@klopt/validators'
import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { asApiError } from '../../app/errors/failures.ts'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import * as styles from './client-hours.css.ts'

interface ClientHoursRowProps {
  firmId: number
  entry: ClientHours
  /** Of one's own hours, on a client that one still enters. */
  onEdit?: () => void
}

/** Hours of somebody on a client. */
export function ClientHoursRow({ firmId, entry, onEdit }: ClientHoursRowProps) {
  const { id: clientHoursId, administrationId, companyName, isClient, userName, day, seconds, note } = entry
  const putBack = useWrite(contract.clientHours.create)
  const remove = useWrite(contract.clientHours.remove, {
    // By the answer: this row is gone from the list by then, and what it was stands here.
    onAnswer: () =>
      toast.success(`${formatDuration(seconds)} uur op ${companyName} weggegooid`, {
        undo: () => {
          const body = { administrationId, day, seconds, note }
          putBack.mutateAsync({ params: { firmId }, body }).catch((error: unknown) => notifyByToast(asApiError(error)))
        },
      }),
  })
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <span className={styles.name}>{companyName}</span>
        <span className={styles.detail}>
          {[formatDate(day), userName, isClient ? '' : 'Geen klant meer', note]
            .filter((part) => part !== '')
            .join(' · ')}
        </span>
      </span>
      <span className={styles.amount}>{formatDuration(seconds)}</span>
      {onEdit && (
        <Menu
          placement="bottom-end"
          trigger={<IconButton size="small" icon={Ellipsis} label={`Meer voor ${companyName} op ${formatDate(day)}`} />}
          items={[
            { label: 'Wijzigen', icon: Pencil, onSelect: onEdit },
            {
              label: 'Weggooien',
              icon: Trash2,
              danger: true,
              onSelect: () => remove.mutate({ params: { firmId, clientHoursId } }, { onError: notifyByToast }),
            },
          ]}
        />
      )}
    </li>
  )
}
