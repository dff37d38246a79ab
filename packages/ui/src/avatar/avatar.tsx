'use client'

import { useState } from 'react'
import { classNames } from '../styles/class-names.ts'
import * as styles from './avatar.css.ts'
import { initials } from './initials.ts'

export interface AvatarProps {
  /** Whose it is; its letters stand there when there is no picture. */
  name: string
  /** The address of a picture. One that does not load leaves the letters. */
  src?: string
  /** Width and height in px. Default 28. */
  size?: number
  /** `circle` for a person, `square` for an administration or firm. Default `circle`. */
  shape?: 'circle' | 'square'
  /** The name stands beside it already, so a screen reader need not hear it twice. */
  decorative?: boolean
  /** For its place: margins, width. */
  className?: string
}

/** A person or a company in a few pixels. */
export function Avatar({ name, src, size = 28, shape = 'circle', decorative = false, className }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>()
  const meaning = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name }
  return (
    <span
      {...meaning}
      style={{ width: size, height: size, fontSize: Math.round(size * 0.42) }}
      className={classNames(styles.avatar, shape === 'square' && styles.square, className)}
    >
      {src && src !== failedSrc ? (
        <img src={src} alt="" onError={() => setFailedSrc(src)} className={styles.picture} />
      ) : (
        initials(name)
      )}
    </span>
  )
}
