import {
  Download,
  Maximize,
  MoveHorizontal,
  PanelLeft,
  Printer,
  RotateCw,
  Search,
  SquareDashedMousePointer,
  ZoomIn,
  ZoomOut,
} from 'lucide-react'
import type { Stage } from '../pages/use-stage.ts'
import { MAX_ZOOM, MIN_ZOOM, nextStep } from '../pages/zoom.ts'
import type { Tool } from './toolbar.tsx'

/** On or off, and the way to change it; absent where there is nothing to switch. */
export interface Toggle {
  isOn: boolean
  toggle: () => void
}

/** A list of pages, for a document that has more than one. */
export const thumbnailTool = ({ isOn, toggle }: Toggle): Tool => ({
  id: 'thumbnails',
  icon: PanelLeft,
  label: 'Miniaturen',
  isOn,
  onPress: toggle,
})

/** Zooming, fitting and turning. */
export function viewTools(stage: Stage): Tool[][] {
  const { zoom, factor, zoomTo, rotate } = stage
  const zoomTool = { id: 'zoom-out', icon: ZoomOut, label: 'Uitzoomen', keyHint: '-' }
  return [
    [
      {
        ...zoomTool,
        isDisabled: factor <= MIN_ZOOM,
        onPress: () => zoomTo({ mode: 'factor', factor: nextStep(factor, -1) }),
      },
      {
        id: 'zoom-in',
        icon: ZoomIn,
        label: 'Inzoomen',
        keyHint: '+',
        isDisabled: factor >= MAX_ZOOM,
        onPress: () => zoomTo({ mode: 'factor', factor: nextStep(factor, 1) }),
      },
    ],
    [
      {
        id: 'fit-width',
        icon: MoveHorizontal,
        label: 'Breedte passend',
        isOn: zoom.mode === 'width',
        onPress: () => zoomTo({ mode: 'width' }),
      },
      {
        id: 'fit-page',
        icon: Maximize,
        label: 'Hele pagina',
        isOn: zoom.mode === 'page',
        onPress: () => zoomTo({ mode: 'page' }),
      },
      { id: 'rotate', icon: RotateCw, label: 'Draaien', keyHint: 'r', onPress: rotate },
    ],
  ]
}

export const searchTool = ({ isOn, toggle }: Toggle): Tool => ({
  id: 'search',
  icon: Search,
  label: 'Zoeken',
  keyHint: 'Ctrl+F',
  isOn,
  onPress: toggle,
})

export const drawTool = ({ isOn, toggle }: Toggle): Tool => ({
  id: 'draw',
  icon: SquareDashedMousePointer,
  label: 'Vak tekenen',
  keyHint: 'Shift',
  isOn,
  onPress: toggle,
})

/** What can be done with the file itself, whatever it is. */
export const fileTools = (onPrint: (() => void) | undefined, onDownload: (() => void) | undefined): Tool[] => [
  ...(onPrint ? [{ id: 'print', icon: Printer, label: 'Afdrukken', onPress: onPrint }] : []),
  ...(onDownload ? [{ id: 'download', icon: Download, label: 'Downloaden', onPress: onDownload }] : []),
]
