import { contract } from '@klopt/api-client/contract'
import { useNavigate } from '@tanstack/react-router'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
import type { CurrentUser } from '../../app/session/session.ts'
import { homeWithout } from '../../app/session/start-target.ts'
import { useWrite } from '../../app/transport/use-write.ts'

/** Going to the administration of examples, which is made when there is none. */
export function useOpenExample() {
  const navigate = useNavigate()
  const open = useWrite(contract.examples.open, {
    onAnswer: ({ redirect_url }) => void navigate({ href: redirect_url }),
  })
  return { isOpening: open.isPending, open: () => open.mutate({}, { onError: notifyByToast }) }
}

/** Taking it away, and going back to where one works. */
export function useCloseExample(user: CurrentUser, administrationId: number) {
  const navigate = useNavigate()
  const close = useWrite(contract.examples.close, {
    // There before anything of the examples is asked again, which nobody may enter any more.
    onAnswer: () => navigate({ href: homeWithout(user, administrationId) }),
  })
  return {
    isClosing: close.isPending,
    close: () => close.mutate({ params: { administrationId } }, { onError: notifyByToast }),
  }
}
