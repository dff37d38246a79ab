import { fromRaw, toPicture, type Picture } from './picture.ts'
import { slopeOf } from './skew.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

/** Where a point of a straightened page is on the page as it is shown, both in fractions. */
export type Untilt = (point: Point) => Point

export interface Straightened {
  readonly picture: Picture
  /** Null when the page was straight. */
  readonly untilt: Untilt | null
}

const LOOKED_AT_PIXELS = 700

/** Turns a page so that its lines lie level. */
export async function straighten(picture: Picture): Promise<Straightened> {
  const small = await toPicture(
    fromRaw(picture).resize({ width: LOOKED_AT_PIXELS, withoutEnlargement: true, kernel: 'linear' }),
  )
  const slope = slopeOf(small)
  if (slope === 0) return { picture, untilt: null }
  const straight = await toPicture(fromRaw(picture).rotate(-slope, { background: '#fff' }))
  return { picture: straight, untilt: untiltOf(picture, straight, slope) }
}

/** Both pages have the same middle, about which one was turned. */
export function untiltOf(shown: Size, straight: Size, slopeDegrees: number): Untilt {
  const [cos, sin] = [Math.cos((slopeDegrees * Math.PI) / 180), Math.sin((slopeDegrees * Math.PI) / 180)]
  return ({ x, y }) => {
    const [dx, dy] = [(x - 0.5) * straight.width, (y - 0.5) * straight.height]
    return { x: 0.5 + (dx * cos - dy * sin) / shown.width, y: 0.5 + (dx * sin + dy * cos) / shown.height }
  }
}

type Size = Pick<Picture, 'width' | 'height'>
