import { squeezeOrNull } from '../text/squeeze.ts'

/** An identification that must stand in a message; the standard has a word for one that was never given. */
export function providedOrNull(text: string | undefined): string | null {
  const id = squeezeOrNull(text)
  return id === null || /^NOT ?PROVIDED$/i.test(id) ? null : id
}
