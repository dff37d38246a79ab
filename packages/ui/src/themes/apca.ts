import { encodedOf } from './colour.ts'

/**
 * How well a text can be read on its ground, as the APCA (0.0.98G-4g) has it: Lc from 0 to 108 for a dark text on a light
 * ground, and as much below zero for a light one on a dark ground. Unlike the ratio of WCAG 2 it holds for dark grounds too.
 */
export function apcaContrast(text: string, ground: string): number {
  const [dark, light] = [brightness(text), brightness(ground)]
  if (Math.abs(light - dark) < 0.0005) return 0
  const difference = light > dark ? (light ** 0.56 - dark ** 0.57) * 1.14 : (light ** 0.65 - dark ** 0.62) * 1.14
  if (Math.abs(difference) < 0.1) return 0
  return (difference - Math.sign(difference) * 0.027) * 100
}

/** Luminance of a screen, near black raised by the light of the room. */
function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = encodedOf(colour).map((channel) => channel ** 2.4)
  const luminance = 0.2126729 * red + 0.7151522 * green + 0.072175 * blue
  return luminance < 0.022 ? luminance + (0.022 - luminance) ** 1.414 : luminance
}
