'use client'

import { upload, type FileType, type UploadLimits } from '@klopt/validators'
import { useId, useState } from 'react'
import { FileList } from '../file-list/file-list.tsx'
import { FieldError } from '../form-field/field-error.tsx'
import type { FileActions, UploadingFile } from '../file-list/listed-file.ts'
import { DropZone } from './drop-zone.tsx'
import * as styles from './file-upload.css.ts'

export interface FileUploadProps extends FileActions {
  /** What is asked for: 'Bonnetjes en facturen'. */
  label: string
  /** The kinds of file that can be used. Default any. */
  types?: readonly FileType[]
  /** How many at once. Default 10. */
  maxFiles?: number
  /** The largest a file can be. Default 10. */
  maxSizeMb?: number
  /** Files that keep to the rules; what breaks them is refused here, as a whole, with the reason. */
  onFiles: (files: readonly File[]) => void
  /** An error from elsewhere, such as 'Geen bestand geselecteerd.' on submitting. */
  error?: string
  /** The files so far, with how far each one is. */
  files?: readonly UploadingFile[]
  /** Cannot be used now, and is passed over by Tab. */
  disabled?: boolean
  /** Files dropped anywhere on the page count as dropped here. One such box on a page. */
  wholePage?: boolean
  /** Low, above a list that matters more. Default `false`. */
  compact?: boolean
}

/** A place to drop files on or to choose them, with the progress of each. */
export function FileUpload(props: FileUploadProps) {
  const {
    label,
    types,
    maxFiles = 10,
    maxSizeMb = 10,
    onFiles,
    files = [],
    disabled = false,
    wholePage = false,
    compact = false,
  } = props
  const id = useId()
  const limits: UploadLimits = { maxFiles, maxSizeMb, types }
  const [refusal, setRefusal] = useState<string>()
  const error = refusal ?? props.error

  const take = (chosen: readonly File[]) => {
    const checked = upload(chosen, limits)
    setRefusal(checked.ok ? undefined : checked.message)
    if (checked.ok) onFiles(checked.value)
  }
  return (
    <div className={styles.around}>
      <DropZone {...{ label, limits, disabled, wholePage, compact }} errorId={error && `${id}-error`} onFiles={take} />
      <div id={`${id}-error`} role="alert">
        {error && <FieldError>{error}</FieldError>}
      </div>
      <FileList
        files={files}
        onRetry={props.onRetry}
        onCancel={props.onCancel}
        onRemove={props.onRemove}
        className={files.length > 0 ? styles.list : undefined}
      />
    </div>
  )
}
