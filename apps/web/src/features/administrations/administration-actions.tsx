import { Button, IconButton, Menu, toast, type MenuAction } from '@klopt/ui'
import { DoorOpen, Ellipsis, LogIn, Trash2 } from 'lucide-react'
import type { Leaving } from '../../shared/administrations/leaving.ts'
import type { AdministrationRow } from './administration-rows.ts'
import { useEnter } from './use-enter.ts'
import * as styles from './my-administrations-screen.css.ts'
import { useLeave } from '../../shared/administrations/use-leave.ts'

export interface AdministrationActionsProps {
  row: AdministrationRow
  leaving: Leaving | null
  onChoosePlan: (administrationId: number) => void
}

/** The way into an administration, and what else its user may do with it from here. */
export function AdministrationActions({ row, leaving, onChoosePlan }: AdministrationActionsProps) {
  const { enter, isEntering, items } = useRowActions(row, leaving)
  return (
    <div className={styles.actions}>
      {row.canChoosePlan && (
        <Button size="small" onClick={() => onChoosePlan(row.id)} aria-label={`Selecteer abonnement voor ${row.name}`}>
          Selecteer abonnement
        </Button>
      )}
      {row.canCancelRemoval && leaving && <leaving.Cancel administrationId={row.id} name={row.name} />}
      <Button
        size="small"
        variant={row.isLast ? 'primary' : 'secondary'}
        onClick={enter}
        loading={isEntering}
        aria-label={`Inloggen op ${row.name}`}
      >
        Inloggen
      </Button>
      <Menu
        placement="bottom-end"
        trigger={<IconButton size="small" icon={Ellipsis} label={`Meer voor ${row.name}`} />}
        items={items}
      />
    </div>
  )
}

function useRowActions({ id, roleId, name, canRemove, canLeave }: AdministrationRow, leaving: Leaving | null) {
  const { enter: enterOne, isEntering } = useEnter()
  const enter = () => enterOne(id)
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
  return { enter, isEntering, items }
}
