import { createFileRoute } from '@tanstack/react-router'
import { TermsScreen } from '../../features/subscriptions/terms-screen.tsx'

export const Route = createFileRoute('/v2/terms')({ component: TermsScreen })
