'use client'

import type { UploadLimits } from '@klopt/validators'
import { CloudUpload } from '../icons/drawings.ts'
import { useId, type ChangeEvent } from 'react'
import { Icon } from '../icons/icon.tsx'
import { classNames } from '../styles/class-names.ts'
import { visuallyHidden } from '../styles/utilities.css.ts'
import * as styles from './file-upload.css.ts'
import { acceptAttribute, describeLimits } from './limits-text.ts'
import { useDrop } from './use-drop.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'

export interface DropZoneProps {
  label: string
  limits: UploadLimits
  disabled: boolean
  /** What is dropped anywhere on the page counts. */
  wholePage: boolean
  /** One line high. */
  compact: boolean
  /** The id of the error that is shown, if there is one. */
  errorId: string | undefined
  /** Files that were chosen or dropped, not checked yet. */
  onFiles: (files: readonly File[]) => void
}

/** Where files are dropped; pressing it, or Enter, opens the file dialog of the browser. */
export function DropZone({ label, limits, disabled, wholePage, compact, errorId, onFiles }: DropZoneProps) {
  const texts = useLanguage('fileUpload', dutch)
  const limitsId = useId()
  const { over, dropTarget } = useDrop(onFiles, { disabled, wholePage })
  const single = limits.maxFiles === 1
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(target.files ?? [])]
    // The same file can be chosen again after it failed.
    target.value = ''
    if (chosen.length > 0) onFiles(chosen)
  }
  return (
    <label
      {...dropTarget}
      className={classNames(styles.zone, compact && styles.compact, over && styles.over, errorId && styles.wrong)}
    >
      <Icon of={CloudUpload} size={22} className={styles.icon} />
      <span className={styles.label}>{label}</span>
      <span className={styles.ways}>
        <span className={styles.drop}>{texts.dropOr} </span>
        <span className={styles.pick}>{single ? texts.chooseOne : texts.chooseMany}</span>
      </span>
      <span id={limitsId} className={styles.limits}>
        {describeLimits(limits, texts, useLanguage('locale', 'nl-NL'))}
      </span>
      <input
        type="file"
        className={visuallyHidden}
        multiple={!single}
        accept={acceptAttribute(limits.types)}
        disabled={disabled}
        aria-label={label}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={classNames(limitsId, errorId)}
        onChange={onChange}
      />
    </label>
  )
}
