import { MessageScreen } from './message-screen.tsx'

export interface NotFoundScreenProps {
  /** The dashboard, firm or list of administrations this user can go to. */
  href: string
  /** Default 'Naar het dashboard'. */
  linkText?: string
}

/** For an address that leads nowhere. */
export function NotFoundScreen({ href, linkText = 'Naar het dashboard' }: NotFoundScreenProps) {
  return (
    <MessageScreen
      title="Pagina niet gevonden"
      text="Deze pagina bestaat helaas niet."
      href={href}
      linkText={linkText}
    />
  )
}
