import { contract } from '@klopt/api-client/contract'
import { useNavigate } from '@tanstack/react-router'
import { notifyByToast } from '../../app/errors/notify-by-toast.ts'
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
export function useCloseExample(administrationId: number) {
  const navigate = useNavigate()
  const close = useWrite(contract.examples.close, {
    onAnswer: ({ redirect_url }) => void navigate({ href: redirect_url }),
  })
  return {
    isClosing: close.isPending,
    close: () => close.mutate({ params: { administrationId } }, { onError: notifyByToast }),
  }
}
