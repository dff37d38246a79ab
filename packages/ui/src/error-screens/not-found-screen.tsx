'use client'

import { MessageScreen } from './message-screen.tsx'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'

export interface NotFoundScreenProps {
  /** The dashboard, firm or list of administrations this user can go to. */
  href: string
  /** Default 'Naar het dashboard'. */
  linkText?: string
  /** It stands inside the frame of a page, which has its main part already. Default false. */
  inMain?: boolean | undefined
}

/** For an address that leads nowhere. */
export function NotFoundScreen({ href, linkText, inMain }: NotFoundScreenProps) {
  const texts = useLanguage('errorScreens', dutch)
  return (
    <MessageScreen
      title={texts.notFoundTitle}
      text={texts.notFound}
      href={href}
      linkText={linkText ?? texts.toDashboard}
      inMain={inMain}
    />
  )
}
