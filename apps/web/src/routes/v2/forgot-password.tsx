import { createFileRoute } from '@tanstack/react-router'
import { ForgotPasswordScreen } from '../../features/authentication/forgot-password-screen.tsx'

export const Route = createFileRoute('/v2/forgot-password')({ component: ForgotPasswordScreen })
