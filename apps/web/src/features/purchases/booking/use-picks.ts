import type { DocumentViewerHandle, Marked, Pick, Picked } from '@klopt/document-viewer'
import { useCallback, useEffect, useRef } from 'react'
import { isRemembered, labelOf, type FieldName, type SupplierPart } from './fields.ts'
import { pickTargetOf, pickTypesOf, type PickTarget } from './pick-target.ts'
import { placeOf } from './proposal.ts'
import type { BookingState } from './use-booking.ts'
import { withPicked } from './with-picked.ts'

type SetSupplierPart = (part: SupplierPart, value: string) => void
export type Picks = ReturnType<typeof usePicks>

/** Filling fields from the document: what can be picked for the field that was in last, and what happens then. */
export function usePicks(booking: BookingState) {
  const viewer = useRef<DocumentViewerHandle>(null)
  const supplierForm = useRef<SetSupplierPart>(null)
  const { draft, update, confirm, today } = booking

  const take = (field: FieldName, target: PickTarget, picked: Picked) => {
    if (target.of === 'supplier') {
      supplierForm.current?.(target.part, String(picked.value))
      return
    }
    update(target.of === 'line' ? 'lines' : target.field, (before) => withPicked(before, target, picked, today))
    confirm(field)
  }
  const pickFor = (field: FieldName | null, back: () => void): Pick | null => {
    const target = pickTargetOf(field, draft)
    const types = pickTypesOf(target)
    if (field === null || target === null || types.length === 0) return null
    const onPick = (picked: Picked) => {
      take(field, target, picked)
      back()
    }
    return { types, onPick, onLeave: back }
  }
  const fillSupplier = useCallback((set: SetSupplierPart | null) => {
    supplierForm.current = set
  }, [])
  return { viewer, fillSupplier, pickFor, markedFor: (field: FieldName | null) => markedFor(booking, field) }
}

/** Lets the fields of a new supplier be filled from the document while they are there. */
export function useNewSupplierPicks({ fillSupplier }: Picks, set: SetSupplierPart): void {
  useEffect(() => {
    fillSupplier(set)
    return () => fillSupplier(null)
  })
}

/** Where the value of the field stands: as it was picked, or as it was read. */
function markedFor({ draft, wasRead, proposal }: BookingState, field: FieldName | null): Marked[] {
  if (field === null) return []
  const picked = isRemembered(field) ? draft.picks[field] : undefined
  const place = picked ?? (wasRead.has(field) ? placeOf(proposal, field) : null)
  return place ? [{ page: place.page, vertices: place.vertices, label: labelOf(field) }] : []
}
