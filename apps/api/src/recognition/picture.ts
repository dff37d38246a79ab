import sharp, { type Sharp } from 'sharp'
import { limits } from './limits.ts'
import { unreadable, UnreadableError } from './unreadable.ts'

/** Pixels in memory, row by row: one byte each for grey, or four. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly channels: 1 | 4
  readonly data: Uint8Array
}

export const THUMBNAIL_WIDTH = 320
/** A till receipt can be many times as long as it is wide. */
const THUMBNAIL_HEIGHT = 640

// What is decoded comes from anybody, one at a time: no cache to fill, no more threads than one.
sharp.cache(false)
sharp.concurrency(1)

/**
 * Decodes a picture in grey, upright by its EXIF orientation, at a size that text can be read at. Its size is looked
 * at before anything is decoded. Throws UnreadableError.
 */
export async function decodePicture(bytes: Uint8Array): Promise<Picture> {
  const facts = await factsOf(bytes)
  const scale = readingScale(facts.width, facts.height)
  const small = await decode(bytes, facts, scale, (image) => image.flatten({ background: '#fff' }).toColourspace('b-w'))
  return upright(small, facts.orientation)
}

/** A picture in small, as WebP. Throws UnreadableError. */
export async function pictureThumbnail(bytes: Uint8Array): Promise<Buffer> {
  const facts = await factsOf(bytes)
  const isTurned = facts.orientation > 4
  const [width, height] = isTurned ? [facts.height, facts.width] : [facts.width, facts.height]
  const scale = Math.min(1, THUMBNAIL_WIDTH / width, THUMBNAIL_HEIGHT / height)
  return toThumbnail(
    await upright(await decode(bytes, facts, scale, (image) => image.ensureAlpha()), facts.orientation),
  )
}

/** Pixels as WebP on white. */
export function toThumbnail(picture: Picture): Promise<Buffer> {
  return fromRaw(picture)
    .flatten({ background: '#fff' })
    .resize({ width: THUMBNAIL_WIDTH, height: THUMBNAIL_HEIGHT, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 75 })
    .toBuffer()
}

export function fromRaw({ width, height, channels, data }: Picture): Sharp {
  const image = sharp(data, { raw: { width, height, channels } })
  // Without a word it would come out with three times the bytes.
  return channels === 1 ? image.toColourspace('b-w') : image
}

export async function toPicture(image: Sharp): Promise<Picture> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, channels: info.channels as 1 | 4, data }
}

interface Facts {
  readonly width: number
  readonly height: number
  /** 1 to 8, as EXIF numbers them. */
  readonly orientation: number
}

/** Paper is 8.27 inches wide; under 200 dpi text is made larger, over 300 there is nothing more to see. */
const PAPER_WIDTH_INCH = 8.27
const [leastDpi, readingDpi, mostEnlargement] = [200, 300, 3]

function readingScale(width: number, height: number): number {
  const dpi = Math.min(width, height) / PAPER_WIDTH_INCH
  const wanted = dpi < leastDpi || dpi > readingDpi ? readingDpi / dpi : 1
  return Math.min(wanted, mostEnlargement, Math.sqrt(limits.pagePixels / (width * height)))
}

async function factsOf(bytes: Uint8Array): Promise<Facts> {
  const metadata = await sharp(bytes, { limitInputPixels: false }).metadata().catch(damaged)
  const { width, height, format, isProgressive, orientation = 1 } = metadata
  const isStreamed = (format === 'png' || format === 'jpeg') && !isProgressive
  const most = isStreamed ? limits.streamedPixels : limits.decodedPixels
  if (width * height > most) throw new UnreadableError(unreadable.tooLarge)
  return { width, height, orientation }
}

async function decode(
  bytes: Uint8Array,
  { width, height }: Facts,
  scale: number,
  convert: (image: Sharp) => Sharp,
): Promise<Picture> {
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
  const image = sharp(bytes, {
    sequentialRead: true,
    limitInputPixels: limits.streamedPixels,
    // A picture that breaks off is read as far as it goes.
    failOn: 'none',
  })
  return toPicture(convert(image.resize({ ...size, fit: 'fill' }))).catch(damaged)
}

/** How far to turn clockwise, after mirroring for 2, 4, 5 and 7. */
const turns: Readonly<Record<number, number>> = { 3: 180, 4: 180, 5: 270, 6: 90, 7: 90, 8: 270 }
const mirrored: readonly number[] = [2, 4, 5, 7]

/** Turning needs the whole picture at once, so that is done when it is small. */
async function upright(picture: Picture, orientation: number): Promise<Picture> {
  const seen = mirrored.includes(orientation) ? await toPicture(fromRaw(picture).flop()) : picture
  const degrees = turns[orientation] ?? 0 // zero: an orientation that is upright already, or none
  return degrees === 0 ? seen : toPicture(fromRaw(seen).rotate(degrees))
}

function damaged(error: unknown): never {
  throw new UnreadableError(unreadable.damaged, { cause: error })
}
