import { upload, type FileType, type UploadLimits } from '@klopt/validators'
import { CloudUpload } from 'lucide-react'
import { useId, useState, type ChangeEvent } from 'react'
import { Icon } from '../icons/icon.tsx'
import { classNames } from '../styles/class-names.ts'
import { visuallyHidden } from '../styles/utilities.css.ts'
import { FileRow, type FileRowActions } from './file-row.tsx'
import * as styles from './file-upload.css.ts'
import { acceptAttribute, describeLimits } from './limits-text.ts'
import type { UploadingFile } from './uploading-file.ts'
import { useDrop } from './use-drop.ts'

export interface FileUploadProps extends FileRowActions {
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
  disabled?: boolean
}

/** A place to drop files on or to choose them, with the progress of each. */
export function FileUpload(props: FileUploadProps) {
  const { label, types, maxFiles = 10, maxSizeMb = 10, onFiles, files = [], disabled = false } = props
  const id = useId()
  const limits: UploadLimits = { maxFiles, maxSizeMb, types }
  const [refusal, setRefusal] = useState<string>()
  const error = refusal ?? props.error

  const take = (chosen: readonly File[]) => {
    const checked = upload(chosen, limits)
    setRefusal(checked.ok ? undefined : checked.message)
    if (checked.ok) onFiles(checked.value)
  }
  const { over, dropTarget } = useDrop(take, disabled)
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(target.files ?? [])]
    // The same file can be chosen again after it failed.
    target.value = ''
    if (chosen.length > 0) take(chosen)
  }
  return (
    <div className={styles.around}>
      <label {...dropTarget} className={classNames(styles.zone, over && styles.over, error && styles.wrong)}>
        <Icon of={CloudUpload} size={22} className={styles.icon} />
        <span className={styles.label}>{label}</span>
        <span>
          Sleep hierheen of <span className={styles.pick}>kies {maxFiles === 1 ? 'een bestand' : 'bestanden'}</span>
        </span>
        <span id={`${id}-limits`} className={styles.limits}>
          {describeLimits(limits)}
        </span>
        <input
          type="file"
          className={visuallyHidden}
          multiple={maxFiles > 1}
          accept={acceptAttribute(types)}
          disabled={disabled}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={classNames(`${id}-limits`, error && `${id}-error`)}
          onChange={onChange}
        />
      </label>
      <p id={`${id}-error`} role="alert" className={styles.error}>
        {error}
      </p>
      {files.length > 0 && (
        <ul aria-label="Bestanden" className={styles.files}>
          {files.map((file) => (
            <FileRow key={file.id} file={file} onRetry={props.onRetry} onRemove={props.onRemove} />
          ))}
        </ul>
      )}
    </div>
  )
}
