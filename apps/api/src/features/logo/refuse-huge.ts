import { pictureSize, type PictureSize } from '../../files/picture-size.ts'
import type { Logo } from '../../pdf/document.ts'
import { ApiError } from '../../kernel/api-error.ts'

/** Decoded, that many pixels take 100 MB; on paper a logo needs a tenth of it. */
const MAX_SIDE_PX = 5_000

/**
 * Refuses a logo that would take too much memory to decode, by what its header says, before anything decodes it. An SVG
 * has no pixels of its own, but may carry pictures, which count all the same. Throws `too_large`, and `file_type_invalid`
 * for a picture without a size.
 */
export function refuseHuge({ bytes, mimeType }: Logo): void {
  if (mimeType === 'image/svg+xml') refuseHugeInside(new TextDecoder().decode(bytes))
  else refuseSize(pictureSize(bytes))
}

function refuseSize(size: PictureSize | null): void {
  if (size === null || size.width === 0 || size.height === 0) {
    throw refused('file_type_invalid', 'Deze afbeelding is beschadigd. Bewaar het plaatje opnieuw als png of jpg.')
  }
  const { width, height } = size
  if (width <= MAX_SIDE_PX && height <= MAX_SIDE_PX) return
  const most = `${MAX_SIDE_PX} bij ${MAX_SIDE_PX}`
  throw refused(
    'too_large',
    `Deze afbeelding is ${width} bij ${height} pixels, dat is te groot. Verklein het plaatje tot hoogstens ${most} pixels.`,
  )
}

/** As many as a logo may be large, together: each may be small and there may be thousands. */
function refuseHugeInside(svg: string): void {
  let pixels = 0
  // Whatever prefix the namespace has.
  for (const [tag] of svg.matchAll(/<(?:[^\s<>/:]+:)?(?:image|feImage)\b[^<]*/gi)) {
    const content = /\bhref\s*=\s*["']\s*data:image\/(?:png|jpe?g|gif|webp)\s*;\s*base64\s*,([\w+/=\s]+)["']/i.exec(
      tag,
    )?.[1]
    if (content === undefined || tag.match(/href\s*=/gi)?.length !== 1) {
      const message = 'In deze svg zit een plaatje dat we niet kunnen lezen. Bewaar het logo als png of jpg.'
      throw refused('file_type_invalid', message)
    }
    const size = pictureSize(Buffer.from(content, 'base64'))
    refuseSize(size)
    pixels += size === null ? 0 : size.width * size.height
  }
  if (pixels > MAX_SIDE_PX ** 2) {
    throw refused('too_large', 'De plaatjes in deze svg zijn samen te groot. Bewaar het logo als png of jpg.')
  }
}

const refused = (error: 'too_large' | 'file_type_invalid', content: string) =>
  new ApiError(error, { fields: { content } })
