import { MessageScreen } from './message-screen.tsx'

export interface NotFoundScreenProps {
  /** The dashboard, firm or list of administrations this user can go to. */
  href: string
  /** Default 'Naar het dashboard'. */
  linkText?: string
  /** It stands inside the frame of a page, which has its main part already. Default false. */
  inMain?: boolean | undefined
}

/** For an address that leads nowhere. */
export function NotFoundScreen({ href, linkText = 'Naar het dashboard', inMain }: NotFoundScreenProps) {
  return (
    <MessageScreen
      title="Pagina niet gevonden"
      text="Deze pagina bestaat helaas niet."
      href={href}
      linkText={linkText}
      inMain={inMain}
    />
  )
}
