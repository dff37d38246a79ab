import { MessageScreen } from './message-screen.tsx'

export interface GenericErrorScreenProps {
  /** The dashboard of the administration one is in, else the home page. */
  href: string
  /** Default 'Naar het dashboard'. */
  linkText?: string
  /** It stands inside the frame of a page, which has its main part already. Default false. */
  inMain?: boolean | undefined
}

/** In place of a screen that broke. */
export function GenericErrorScreen({ href, linkText = 'Naar het dashboard', inMain }: GenericErrorScreenProps) {
  return (
    <MessageScreen
      title="Er ging iets mis"
      text="Er is iets fout gegaan bij het tonen van deze pagina. De fout is geregistreerd, zodat we hem kunnen oplossen. Laad de pagina opnieuw of ga terug."
      href={href}
      linkText={linkText}
      inMain={inMain}
    />
  )
}
