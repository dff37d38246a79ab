import { contract } from '@klopt/api-client/contract'
import { useNavigate } from '@tanstack/react-router'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import { useWrite } from '../../app/transport/use-write.ts'

/** Going into an administration, which the server remembers as the last one. */
export function useEnter() {
  const navigate = useNavigate()
  const login = useWrite(contract.administrations.login, {
    onAnswer: ({ redirect_url }) => void navigate({ href: redirect_url }),
  })
  return {
    isEntering: login.isPending,
    enter: (administrationId: number) => login.mutate({ params: { administrationId } }, { onError: notifyByToast }),
  }
}
