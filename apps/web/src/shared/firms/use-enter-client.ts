import { contract } from '@klopt/api-client/contract'
import { toast } from '@klopt/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { isMissing } from '../../app/errors/failures.ts'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { dashboardPath } from '../../app/session/start-target.ts'
import { useWrite } from '../../app/transport/use-write.ts'

/** Opens the books of a client; of one that left while its row was on the screen that is told, and the row goes. */
export function useEnterClient(isOwn: boolean) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const enter = useWrite(contract.administrations.login, {
    onAnswer: ({ redirect_url }) => void navigate({ href: redirect_url }),
  })
  const open = ({ id: administrationId, companyName }: { readonly id: number; readonly companyName: string }) => {
    if (!isOwn) return void navigate({ href: dashboardPath(administrationId) })
    enter.mutate(
      { params: { administrationId } },
      {
        onError: (error) => {
          if (!isMissing(error)) return notifyByToast(error)
          toast.error(`${companyName} is geen klant van jou of je kantoor meer. De lijst is bijgewerkt.`)
          for (const area of ['worklist', 'firms']) void queries.invalidateQueries({ queryKey: [area] })
        },
      },
    )
  }
  return { open, isPending: enter.isPending }
}
