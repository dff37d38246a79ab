import type { Size } from '../geometry/box.ts'

/** A page at 400% on a sharp screen would take hundreds of megabytes; this is 32 MB at four bytes a pixel. */
export const MAX_CANVAS_PIXELS = 8_000_000

/**
 * How many pixels of a canvas there are for one CSS pixel: as many as the screen has, and fewer where
 * the canvas would be larger than 8 million.
 */
export function canvasScale({ width, height }: Size, pixelRatio: number): number {
  return Math.min(pixelRatio, Math.sqrt(MAX_CANVAS_PIXELS / (width * height)))
}
