'use client'

import { classNames } from '../styles/class-names.ts'
import * as styles from './logo.css.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'

export interface LogoProps {
  /** `full` is mark and name, `mark` the tick alone. Default `full`. */
  variant?: 'full' | 'mark'
  /** Height in px. Default 28. */
  height?: number
  /** Centred and 10rem wide, as on the login page; `height` is then left aside. */
  centred?: boolean
  /** For its place: margins, width. */
  className?: string
}

/** The tick of "klopt" above the line under a sum, with or without the name. */
export function Logo({ variant = 'full', height = 28, centred = false, className }: LogoProps) {
  const texts = useLanguage('logo', dutch)
  const width = variant === 'full' ? 136 : 40
  return (
    <svg
      role="img"
      aria-label={texts.name}
      viewBox={`0 0 ${width} 40`}
      height={centred ? undefined : height}
      className={classNames(styles.logo, centred && styles.centred, className)}
    >
      <rect width="40" height="40" rx="10" className={styles.ground} />
      <path d="M9.5 21l7.1 7.2L30.7 11.4" className={styles.tick} />
      <path d="M10 32.6h20" className={styles.line} />
      {variant === 'full' && <path d={WORDMARK} transform="translate(52 32)" className={styles.name} />}
    </svg>
  )
}

/** "Klopt" in Inter Bold at 34 px, as outlines: the same before the font has come. */
const WORDMARK =
  'M6 -5.6L6 -10.2Q6.7 -11.6 7.5 -12.8Q8.2 -13.9 9.1 -15.1Q10 -16.3 11.1 -17.6L17.1 -24.7L23.3 -24.7L12.9 -12.7L12.5 -12.8ZM2.2 0L2.2 -24.7L7.3 -24.7L7.3 -18L7.2 -11.7L7.3 -9.2L7.3 0ZM17.6 0L10.3 -11.2L13.5 -14.9L23.6 0ZM30.5 -24.7L30.5 0L25.6 0L25.6 -24.7ZM42.1 0.4Q39.3 0.4 37.2 -0.8Q35.2 -2 34.1 -4.2Q33 -6.3 33 -9.2Q33 -12.1 34.1 -14.2Q35.2 -16.4 37.2 -17.6Q39.3 -18.8 42.1 -18.8Q44.9 -18.8 46.9 -17.6Q48.9 -16.4 50 -14.2Q51.1 -12.1 51.1 -9.2Q51.1 -6.3 50 -4.2Q48.9 -2 46.9 -0.8Q44.9 0.4 42.1 0.4ZM42.1 -3.6Q43.4 -3.6 44.3 -4.3Q45.2 -5 45.6 -6.3Q46.1 -7.6 46.1 -9.2Q46.1 -10.9 45.6 -12.1Q45.2 -13.4 44.3 -14.1Q43.4 -14.9 42.1 -14.9Q40.7 -14.9 39.8 -14.1Q38.9 -13.4 38.5 -12.1Q38.1 -10.9 38.1 -9.2Q38.1 -7.6 38.5 -6.3Q38.9 -5 39.8 -4.3Q40.7 -3.6 42.1 -3.6ZM53.6 6.9L53.6 -18.6L58.5 -18.6L58.5 -15.4L58.7 -15.4Q59.1 -16.2 59.7 -17Q60.3 -17.7 61.4 -18.3Q62.4 -18.8 64 -18.8Q66.1 -18.8 67.8 -17.7Q69.5 -16.7 70.5 -14.5Q71.5 -12.4 71.5 -9.2Q71.5 -6.2 70.5 -4Q69.5 -1.9 67.8 -0.8Q66.1 0.3 64 0.3Q62.5 0.3 61.4 -0.2Q60.4 -0.7 59.7 -1.5Q59.1 -2.2 58.7 -3L58.6 -3L58.6 6.9ZM62.4 -3.7Q63.7 -3.7 64.6 -4.4Q65.5 -5.1 66 -6.4Q66.4 -7.6 66.4 -9.3Q66.4 -10.9 66 -12.1Q65.5 -13.4 64.6 -14.1Q63.8 -14.8 62.4 -14.8Q61.2 -14.8 60.3 -14.1Q59.4 -13.4 58.9 -12.2Q58.4 -11 58.4 -9.3Q58.4 -7.6 58.9 -6.3Q59.4 -5.1 60.3 -4.4Q61.2 -3.7 62.4 -3.7ZM83.2 -18.6L83.2 -14.8L72.2 -14.8L72.2 -18.6ZM74.8 -23L79.7 -23L79.7 -5.4Q79.7 -4.5 80.1 -4.1Q80.5 -3.7 81.4 -3.7Q81.7 -3.7 82.2 -3.8Q82.7 -3.9 83 -3.9L83.7 -0.2Q82.9 0.1 82.1 0.2Q81.3 0.3 80.5 0.3Q77.7 0.3 76.2 -1.1Q74.8 -2.5 74.8 -5Z'
