import type { Ref } from 'react'

export interface PhotoInputProps {
  ref: Ref<HTMLInputElement>
  label: string
  /** Opens the camera at once, where there is one. */
  camera?: boolean
  onPhotos: (photos: readonly File[]) => void
}

/** What a button opens to take or choose photos; it is not seen itself. */
export const PhotoInput = ({ ref, label, camera = false, onPhotos }: PhotoInputProps) => (
  <input
    ref={ref}
    type="file"
    hidden
    aria-label={label}
    accept="image/*"
    multiple={!camera}
    {...(camera && { capture: 'environment' as const })}
    onChange={(event) => {
      const photos = [...(event.target.files ?? [])]
      // The same photo can be chosen again.
      event.target.value = ''
      if (photos.length > 0) onPhotos(photos)
    }}
  />
)
