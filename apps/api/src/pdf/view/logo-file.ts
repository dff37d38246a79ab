import { paperTexts, type PaperLanguage } from '@klopt/bookkeeping/paper'
import type { Logo } from '../document.ts'

const PATHS = { 'image/png': 'logo.png', 'image/jpeg': 'logo.jpg', 'image/svg+xml': 'logo.svg' } as const

export interface LogoFile {
  logo: { path: string; alt: string } | null
  files: Record<string, Uint8Array>
}

/** A logo as its template reads it: a path with a text for who cannot see it, and the file behind the path. */
export function logoFile(logo: Logo | null, owner: string, language: PaperLanguage = 'nl'): LogoFile {
  if (!logo) return { logo: null, files: {} }
  const path = PATHS[logo.mimeType]
  return { logo: { path, alt: paperTexts(language).logoOf(owner) }, files: { [path]: logo.bytes } }
}
