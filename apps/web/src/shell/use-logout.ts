import { contract } from '@klopt/api-client/contract'
import { useNavigate } from '@tanstack/react-router'
import { forgetUser } from '../app/session/session.ts'
import { useWrite } from '../app/transport/use-write.ts'

/** Ends the session of this device and leads to the login page. */
export function useLogout(): () => void {
  const navigate = useNavigate()
  const logout = useWrite(contract.authentication.logout)
  return () =>
    logout.mutate(
      {},
      {
        onSuccess: () => {
          forgetUser()
          void navigate({ to: '/v2/authenticate', search: {}, replace: true })
        },
      },
    )
}
