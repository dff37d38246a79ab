'use client'

import { MessageScreen } from './message-screen.tsx'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'

export interface GenericErrorScreenProps {
  /** The dashboard of the administration one is in, else the home page. */
  href: string
  /** Default 'Naar het dashboard'. */
  linkText?: string
  /** It stands inside the frame of a page, which has its main part already. Default false. */
  inMain?: boolean | undefined
}

/** In place of a screen that broke. */
export function GenericErrorScreen({ href, linkText, inMain }: GenericErrorScreenProps) {
  const texts = useLanguage('errorScreens', dutch)
  return (
    <MessageScreen
      title={texts.brokenTitle}
      text={texts.broken}
      href={href}
      linkText={linkText ?? texts.toDashboard}
      inMain={inMain}
    />
  )
}
