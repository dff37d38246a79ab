import { MessageScreen } from './message-screen.tsx'
import { texts } from './texts.ts'

export interface NotFoundScreenProps {
  /** The dashboard, firm or list of administrations this user can go to. */
  href: string
  /** Default 'Naar het dashboard'. */
  linkText?: string
  /** It stands inside the frame of a page, which has its main part already. Default false. */
  inMain?: boolean | undefined
}

/** For an address that leads nowhere. */
export function NotFoundScreen({ href, linkText = texts.toDashboard, inMain }: NotFoundScreenProps) {
  return (
    <MessageScreen title={texts.notFoundTitle} text={texts.notFound} href={href} linkText={linkText} inMain={inMain} />
  )
}
