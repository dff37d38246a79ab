import { BottomBar, useMediaQuery, type BottomBarItem } from '@klopt/ui'
import { media } from '@klopt/ui/theme'
import { Camera } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useMayChange } from '../app/session/use-write-block.ts'
import { PhotoInput } from '../features/documents/receipt/photo-input.tsx'

const loadPane = () => import('../features/documents/receipt/receipt-pane.tsx')
const ReceiptPane = lazy(async () => ({ default: (await loadPane()).ReceiptPane }))

/** The camera stands in the middle, where the thumb is. */
const CAMERA_PLACE = 2

export interface PhoneBarProps {
  administrationId: number
  places: readonly BottomBarItem[]
}

/** The bottom bar of a phone: the main places and, for who may add documents, the camera for a receipt. */
export function PhoneBar({ administrationId, places }: PhoneBarProps) {
  const mayAdd = useMayChange(administrationId, { permission: 'BOOKING' })
  const [camera, setCamera] = useState<HTMLInputElement | null>(null)
  const [photos, setPhotos] = useState<readonly File[] | null>(null)
  const isAtHand = useMediaQuery(media.phone) && mayAdd
  useEffect(() => {
    // It is there before a photo is taken: the connection may be lost by then.
    if (isAtHand) void loadPane().catch(() => undefined)
  }, [isAtHand])
  const receipt = { label: 'Bonnetje', icon: Camera, onPress: () => camera?.click() }
  return (
    <>
      <BottomBar items={mayAdd ? places.toSpliced(CAMERA_PLACE, 0, receipt) : places} />
      {isAtHand && <PhotoInput ref={setCamera} camera label="Foto van het bonnetje" onPhotos={setPhotos} />}
      {photos && (
        <Suspense fallback={null}>
          <ReceiptPane {...{ administrationId, photos }} onClose={() => setPhotos(null)} />
        </Suspense>
      )}
    </>
  )
}
