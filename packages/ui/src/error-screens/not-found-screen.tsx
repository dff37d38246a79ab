'use client'

import type { ReactNode } from 'react'
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
  /** A second, quiet way on: back to where one came from. */
  besides?: ReactNode
}

/** For an address that leads nowhere. */
export function NotFoundScreen({ href, linkText, inMain, besides }: NotFoundScreenProps) {
  const texts = useLanguage('errorScreens', dutch)
  return (
    <MessageScreen
      title={texts.notFoundTitle}
      text={texts.notFound}
      href={href}
      linkText={linkText ?? texts.toDashboard}
      inMain={inMain}
      besides={besides}
    />
  )
}
