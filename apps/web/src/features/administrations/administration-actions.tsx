import { contract } from '@klopt/api-client/contract'
import { Badge, Button, IconButton, Menu, toast, type MenuAction } from '@klopt/ui'
import { useNavigate } from '@tanstack/react-router'
import { DoorOpen, Ellipsis, LogIn, Trash2 } from 'lucide-react'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import type { Leaving } from '../../shared/administrations/leaving.ts'
import type { AdministrationRow } from './administration-rows.ts'
import * as styles from './my-administrations-screen.css.ts'
import { useLeave } from '../../shared/administrations/use-leave.ts'

export interface AdministrationItemProps {
  row: AdministrationRow
  leaving: Leaving | null
  onChoosePlan: (administrationId: number) => void
}

/** One administration: its name and state, the way in, and what else its user may do from here. */
export function AdministrationItem({ row, leaving, onChoosePlan }: AdministrationItemProps) {
  const { enter, isEntering, items } = useRowActions(row, leaving)
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <span className={styles.name}>{row.name}</span>
        {row.notes.map((note) => (
          <Badge key={note} tone="warning">
            {note}
          </Badge>
        ))}
      </div>
      <div className={styles.actions}>
        {row.canChoosePlan && (
          <Button
            size="small"
            onClick={() => onChoosePlan(row.id)}
            aria-label={`Selecteer abonnement voor ${row.name}`}
          >
            Selecteer abonnement
          </Button>
        )}
        {row.canCancelRemoval && leaving && <leaving.Cancel administrationId={row.id} name={row.name} />}
        <Button size="small" onClick={enter} loading={isEntering} aria-label={`Inloggen op ${row.name}`}>
          Inloggen
        </Button>
        <Menu
          placement="bottom-end"
          trigger={<IconButton size="small" icon={Ellipsis} label={`Meer voor ${row.name}`} />}
          items={items}
        />
      </div>
    </li>
  )
}

function useRowActions({ id, roleId, name, canRemove, canLeave }: AdministrationRow, leaving: Leaving | null) {
  const navigate = useNavigate()
  const login = useWrite(contract.administrations.login, {
    onAnswer: ({ redirect_url }) => void navigate({ href: redirect_url }),
  })
  const enter = () => login.mutate({ params: { administrationId: id } }, { onError: notifyByToast })
  const leave = useLeave({
    administrationId: id,
    roleId,
    name,
    onLeft: () => toast.success(`Je hebt ${name} verlaten.`),
  })
  const items: MenuAction[] = [
    { label: 'Inloggen op administratie', icon: LogIn, onSelect: enter },
    ...(canRemove && leaving
      ? [
          {
            label: 'Verwijder administratie',
            icon: Trash2,
            danger: true,
            href: leaving.hrefOf(id),
          },
        ]
      : []),
    ...(canLeave ? [{ label: 'Verlaat administratie', icon: DoorOpen, danger: true, onSelect: leave.ask }] : []),
  ]
  return { enter, isEntering: login.isPending, items }
}
