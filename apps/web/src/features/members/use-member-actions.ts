import { contract } from '@klopt/api-client/contract'
import { askConfirmation, toast, type MenuAction } from '@klopt/ui'
import { useNavigate } from '@tanstack/react-router'
import { BookCheck, BookX, Crown, DoorOpen, UserMinus } from 'lucide-react'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { useWrite } from '../../app/transport/use-write.ts'
import { useLeave } from '../../shared/administrations/use-leave.ts'
import { fullName } from './full-name.ts'
import type { MemberItemProps } from './types.ts'

/** What can be done about a member, besides their rights. The main user stays until somebody else is it. */
export function useMemberActions(props: MemberItemProps & { onTransfer: () => void }): MenuAction[] {
  const { administrationId, member, viewer, onTransfer } = props
  const { userId, roleId, isPrimaryUser, isFinancialPlanner } = member
  const params = { administrationId }
  const name = fullName(member)
  const navigate = useNavigate()
  const planner = useWrite(contract.members.chooseFinancialPlanner)
  const deactivate = useWrite(contract.members.deactivate, {
    onAnswer: () => toast.success(`${name} heeft geen toegang meer.`),
  })
  const leave = useLeave({ administrationId, roleId, onLeft: () => void navigate({ to: '/v2/my-administrations' }) })

  const choosePlanner = (chosen: number | null, said: string) =>
    planner.mutate(
      { params, body: { userId: chosen } },
      { onSuccess: () => void toast.success(said), onError: notifyByToast },
    )
  async function askToRemove(): Promise<void> {
    const sure = await askConfirmation({
      title: 'Toegang beëindigen',
      text: `${name} kan deze administratie meteen niet meer openen. Wat ${name} heeft gedaan, blijft bewaard. Je kunt ${name} later opnieuw uitnodigen.`,
      confirmLabel: 'Toegang beëindigen',
      danger: true,
    })
    if (sure) deactivate.mutate({ params: { administrationId, userId } }, { onError: notifyByToast })
  }

  const appoint: MenuAction = isFinancialPlanner
    ? {
        label: 'Niet langer de boekhouder',
        icon: BookX,
        onSelect: () => choosePlanner(null, `${name} is niet meer de boekhouder.`),
      }
    : {
        label: 'Als boekhouder kiezen',
        icon: BookCheck,
        onSelect: () => choosePlanner(userId, `${name} is nu de boekhouder.`),
      }
  const leaving: MenuAction = { label: 'Verlaat administratie', icon: DoorOpen, danger: true, onSelect: leave.ask }
  // Leaving goes on after the subscription has ended.
  if (!viewer.mayChange) return userId === viewer.userId && !isPrimaryUser ? [leaving] : []
  if (isPrimaryUser) return [appoint]
  return [
    appoint,
    ...(viewer.isMainUser ? [{ label: 'Hoofdgebruiker maken', icon: Crown, onSelect: onTransfer }] : []),
    userId === viewer.userId
      ? leaving
      : { label: 'Toegang beëindigen', icon: UserMinus, danger: true, onSelect: () => void askToRemove() },
  ]
}
