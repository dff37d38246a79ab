import { FileUpload } from '@klopt/ui'
import type { Attachment } from './use-attachment.ts'

export interface AttachmentFieldProps {
  attachment: Attachment
  /** Takes the chosen file; when left out it waits for the message. */
  onChosen?: (file: File) => void
  onRetry?: () => void
  disabled?: boolean
}

/** One png, jpg or pdf of at most 4 MB (specification, section 5). */
export function AttachmentField({ attachment, onChosen, onRetry, disabled = false }: AttachmentFieldProps) {
  const { files, isUploading, choose } = attachment
  return (
    <FileUpload
      compact
      label="Bijlage"
      types={['png', 'jpg', 'jpeg', 'pdf']}
      maxFiles={1}
      maxSizeMb={4}
      files={files}
      disabled={disabled || isUploading}
      onFiles={([file]) => {
        if (file === undefined) return
        choose(file)
        onChosen?.(file)
      }}
      {...(onRetry && { onRetry })}
      {...(!isUploading && { onRemove: () => choose(null) })}
    />
  )
}
