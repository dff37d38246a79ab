import type { RichTextDocument } from '@klopt/api-client/contract'
import { ApiError } from '../../kernel/api-error.ts'
import { linksOf } from '../../rich-text/lines-of.ts'
import { allowedLink, type Surroundings } from './allowed-link.ts'
import { videoAddress } from './video-address.ts'

interface Addresses {
  readonly document: RichTextDocument
  readonly videoUrl: string | null
}

/**
 * The address of the player of the video, null without one. Throws `domain_not_allowed` with, in its fields, which
 * link or video leads where it may not, and `invalid_input` for a page of a video site that is no video.
 */
export function checkAddresses({ document, videoUrl }: Addresses, surroundings: Surroundings): string | null {
  const wrong: Record<string, string> = {}
  const refused = linksOf(document).filter(({ href }) => allowedLink(href, surroundings) === null)
  if (refused.length > 0) {
    const named = refused.slice(0, 5).map(({ text, href }) => `‘${text}’ (${href.slice(0, 100)})`)
    wrong['document'] = `Hier mag een artikel niet naartoe verwijzen: ${named.join(', ')}`
  }
  const player = videoUrl === null ? null : videoAddress(videoUrl)
  if (player === undefined) wrong['videoUrl'] = 'Gebruik een video van YouTube of Vimeo.'
  if (Object.keys(wrong).length > 0) throw new ApiError('domain_not_allowed', { fields: wrong })
  if (videoUrl !== null && !player) {
    const videoIsNone = 'Dit is geen adres van een video. Kopieer het adres van de pagina van de video zelf.'
    throw new ApiError('invalid_input', { fields: { videoUrl: videoIsNone } })
  }
  return player ?? null
}
