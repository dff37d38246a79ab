import { createFileRoute, redirect } from '@tanstack/react-router'
import { userIfAny } from '../../../app/session/session.ts'
import { RegisterScreen } from '../../../features/registrations/register-screen.tsx'

export const Route = createFileRoute('/v2/register/')({
  beforeLoad: async () => {
    if (await userIfAny()) throw redirect({ to: '/start', replace: true })
  },
  component: RegisterScreen,
})
